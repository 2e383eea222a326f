/** What somebody finds fault with: a page that is too wide, a drawing that is not there, words that cannot be read. */
export type Fault = { readonly kind: 'wide' | 'undrawn' | 'unread'; readonly text: string };
