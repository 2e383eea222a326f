/** Where others find this page. It was opened elsewhere when that leads nowhere from their devices, as `localhost`. */
export const addressForOthers = (): string => document.documentElement.dataset.address ?? location.origin;
