/*
 * <kings-table>: a table in somebody else's page, from one small script without dependencies. It is built into
 * `/embed.js`, which older pages keep on loading: what it says to the frame and hears from it may grow, not change.
 */

/** Where the script came from is where the tables are. */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const HOME = new URL(script).origin;
const KEPT = 'kings-table:';

type Said = Readonly<Record<string, unknown>>;

class KingsTable extends HTMLElement {
  static readonly observedAttributes = ['table', 'game', 'lang', 'theme', 'height', 'keep', 'sandbox', 'title'];
  readonly #frame = document.createElement('iframe');
  /** The page may change its language or theme at any time. */
  readonly #watch = new MutationObserver(() => this.#dress());

  constructor() {
    super();
    const { style } = this.#frame;
    style.cssText = 'display:block;inline-size:100%;border:0;color-scheme:auto';
    this.#frame.allow = `clipboard-write; fullscreen${'share' in navigator ? '; web-share' : ''}`;
    this.attachShadow({ mode: 'open' }).append(this.#frame);
  }

  connectedCallback(): void {
    this.style.display ||= 'block';
    addEventListener('message', this.#hear);
    this.#watch.observe(document.documentElement, { attributes: true });
    this.#open();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#watch.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return;
    if (['table', 'game', 'sandbox'].includes(name)) this.#open();
    else this.#dress();
  }

  /** Shows the table that is named, or one that was kept, or else the door. */
  #open(): void {
    const frame = this.#frame;
    const sandbox = this.getAttribute('sandbox');
    if (sandbox === null) frame.removeAttribute('sandbox');
    else frame.setAttribute('sandbox', sandbox);
    const url = new URL(this.#kept() ?? this.#named() ?? '/t/', HOME);
    const { lang, theme } = this.#looks();
    for (const [key, value] of Object.entries({ lang, theme, game: this.getAttribute('game') })) {
      if (value) url.searchParams.set(key, value);
    }
    frame.style.blockSize = this.#height('640px');
    frame.title = this.title || 'Kings’ Table';
    frame.src = url.href;
  }

  /** The path of a code or a link; only tables and clubs of the script's own house are shown. */
  #named(): string | null {
    const table = this.getAttribute('table')?.trim();
    if (!table || !URL.canParse(table, `${HOME}/t/`)) return null;
    const { origin, pathname } = new URL(table, `${HOME}/t/`);
    return origin === HOME && /^\/[tc]\//.test(pathname) ? pathname.toLowerCase() : null;
  }

  #looks(): { readonly lang: string; readonly theme: string } {
    const { lang } = this.closest<HTMLElement>('[lang]') ?? this;
    const schemes = getComputedStyle(this).colorScheme.split(' ');
    const both = schemes.includes('light') && schemes.includes('dark');
    const pages = both ? 'auto' : schemes.includes('dark') ? 'dark' : 'light';
    return { lang, theme: this.getAttribute('theme') ?? pages };
  }

  #height(usual: string): string {
    const height = this.getAttribute('height');
    return height === null ? usual : /^\d+$/.test(height) ? `${height}px` : height;
  }

  #dress(): void {
    this.#frame.style.blockSize = this.#height(this.#frame.style.blockSize);
    this.#frame.title = this.title || this.#frame.title;
    const said = { kingsTable: 'dress', ...this.#looks(), table: this.#named(), keep: this.hasAttribute('keep') };
    // What is said here is no secret. A frame without an origin of its own cannot be named.
    this.#frame.contentWindow?.postMessage(said, this.#isNameless ? '*' : HOME);
  }

  /** Whether the frame has no origin of its own: it is sandboxed, or this whole page is. */
  get #isNameless(): boolean {
    const { sandbox } = this.#frame;
    return origin === 'null' || (this.hasAttribute('sandbox') && !sandbox.contains('allow-same-origin'));
  }

  readonly #hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== this.#frame.contentWindow || from !== (this.#isNameless ? 'null' : HOME)) return;
    if (!isSaid(data)) return;
    const { kingsTable: what, height, path, detail } = data;
    if (what === 'hello') this.#dress();
    if (what === 'height' && typeof height === 'number') {
      this.#frame.style.blockSize = this.#height(`${Math.min(Math.max(height, 320), 4000)}px`);
    }
    if (what === 'keep' && typeof path === 'string') this.#keep(path);
    if (what === 'table-ready' || what === 'turn' || what === 'over') {
      this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
    }
  };

  /** What the person at the frame gave this page to keep: it leads back to the seat after a reload. */
  #kept(): string | null {
    try {
      const path = this.hasAttribute('keep') ? sessionStorage.getItem(KEPT + this.#named()) : null;
      return path !== null && /^\/t\/[a-z-]+#pass=/.test(path) ? path : null;
    } catch {
      return null;
    }
  }

  #keep(path: string): void {
    try {
      if (this.hasAttribute('keep')) sessionStorage.setItem(KEPT + this.#named(), path);
    } catch {
      // Then nothing is kept.
    }
  }
}

const isSaid = (data: unknown): data is Said => typeof data === 'object' && data !== null && 'kingsTable' in data;

if (customElements.get('kings-table') === undefined) customElements.define('kings-table', KingsTable);
