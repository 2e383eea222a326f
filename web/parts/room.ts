import { signal } from '@preact/signals';

const DESK = '(min-width: 62rem) and (min-height: 36rem)';
const HIGH_DESK = '(min-width: 62rem) and (min-height: 50rem)';

/** Whether there is room for something beside the table, and for two things one above the other. */
export const isDesk = follow(DESK);
export const isHighDesk = follow(HIGH_DESK);

function follow(query: string) {
  const media = window.matchMedia(query);
  const now = signal(media.matches);
  media.addEventListener('change', () => {
    now.value = media.matches;
  });
  return now;
}
