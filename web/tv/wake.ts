import { useEffect } from 'preact/hooks';

/** Keeps the screen awake as long as it is looked at; browsers that cannot are left alone. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const take = async (): Promise<void> => {
      if (document.hidden || (lock !== null && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (wanted) lock = taken;
        else await taken.release();
      } catch {
        // A low battery, or a screen that nobody may keep awake.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
