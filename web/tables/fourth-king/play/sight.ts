/** Whether it is to be seen, and not behind another tab on a phone. */
export const isInSight = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? element.offsetParent !== null;
