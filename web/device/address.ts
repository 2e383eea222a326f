/** Where others find this page. It was opened elsewhere when that leads nowhere from their devices, as `localhost`. */
export const addressForOthers = (): string => document.documentElement.dataset.address ?? location.origin;

/** Where the line to a table goes. */
export const lineTo = (code: string): string => `${location.origin.replace(/^http/, 'ws')}/parties/main/${code}`;
