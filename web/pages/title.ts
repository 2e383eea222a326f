import { useEffect } from 'preact/hooks';
import { words } from '../text/catalogue.ts';

/** The name of the page on its tab. */
export function useTitle(page: string): void {
  const title = words.value.title(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
