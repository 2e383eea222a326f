import { attempt } from '../device/attempt.ts';

/** A dot on the icon: of the tab, and of the app where the page was installed. Answers with how to take it off. */
export function showBadge(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = '/icon-turn.svg';
  void attempt(() => navigator.setAppBadge());
  return () => {
    if (icon !== null) icon.href = '/icon.svg';
    void attempt(() => navigator.clearAppBadge());
  };
}
