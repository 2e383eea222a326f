import { signal } from '@preact/signals';

const asked = new URLSearchParams(location.search);

/**
 * The language and the light that whoever led here wishes for: a page that shows this one in a frame, or a club. What
 * a person has chosen on this device counts more.
 */
export const wishes = signal({ lang: asked.get('lang'), theme: asked.get('theme') });
