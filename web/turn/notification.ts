import { attempt } from '../device/attempt.ts';

/** One at a time: a newer one takes the place of the one before. */
const TAG = 'turn';

/** Whether notifications may be shown: `missing` where the browser has none for this page. */
export type Permission = 'granted' | 'denied' | 'default' | 'missing';

/** What the browser says now, without asking anybody. */
export function permission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Asks the person at the browser. Only ever called by the press of a switch. */
export async function askPermission(): Promise<Permission> {
  return (await attempt(() => Notification.requestPermission())) ?? permission();
}

/** Says something to whoever does not see the page, until it is seen or not true any more. */
export function notify(title: string, body: string): () => void {
  if (!document.hidden || permission() !== 'granted') return () => {};
  const options = { body, tag: TAG, icon: '/icons/192.png' };
  const closing = attempt(() => shownBy(title, options)).then(close => close ?? (() => {}));
  const end = () => {
    document.removeEventListener('visibilitychange', end);
    void closing.then(close => close());
  };
  document.addEventListener('visibilitychange', end);
  return end;
}

async function shownBy(title: string, options: NotificationOptions): Promise<() => void> {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return () => notification.close();
  } catch {
    // Phones show notifications of a page's worker only, which also answers the tap.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, options);
    return () =>
      void attempt(async () => {
        for (const notification of (await worker?.getNotifications({ tag: TAG })) ?? []) notification.close();
      });
  }
}
