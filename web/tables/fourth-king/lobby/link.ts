/** An address as people write it: without what every one begins with. */
export function addressIn(text: string): string {
  const link = text.trim();
  return /^[^\s:/@]+\.[^\s:/@]+(\/|$)/.test(link) ? `https://${link}` : link;
}

/** What a gift may lead to. */
export const isAddress = (link: string): boolean => link.startsWith('https://') && URL.canParse(link);
