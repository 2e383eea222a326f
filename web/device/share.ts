import { download } from '../parts/download.ts';
import { toast } from '../parts/notices.tsx';
import { words } from '../text/catalogue.ts';

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a link to whatever the device shares with. */
export async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: words.value.brand, text, url });
  } catch {
    // Thought better of it.
  }
}

/** Hands a picture to whatever the device shares with; where it shares none, it is saved. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  try {
    if (navigator.canShare({ files: [file] })) {
      await navigator.share({ files: [file] });
      return;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // Not here, or not in a page within another one.
  }
  download(file, name);
}

/** Copies a link; marks it in its field where the browser lets no page copy. */
export async function copyLink(url: string, field: HTMLInputElement | null): Promise<void> {
  // Without https, as at home, a page may only copy what it has marked.
  const isCopied = (await copied(url)) || copiedFrom(field, url);
  if (isCopied) toast(words.value.share.copied, 'check');
  else toast(words.value.share.cannotCopy);
}

function copiedFrom(field: HTMLInputElement | null, url: string): boolean {
  if (field === null) return false;
  field.scrollIntoView({ block: 'center' });
  field.select();
  // What the field shows is shorter than what is meant, also where it is copied by hand.
  field.oncopy = event => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', url);
  };
  return document.execCommand('copy');
}

/** Whether a text could be copied: not every browser lets every page do that. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
