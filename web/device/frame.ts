/** Whether this page is shown within another one. */
export const isFramed = window.parent !== window;

/** Whether it is sandboxed there, with another origin at each loading: nothing is kept for it, nor its address changed. */
export const isNameless = window.origin === 'null';
