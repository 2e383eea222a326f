import type { Fault } from './fault.ts';

/** A line of words as it stands on the screen. */
type Line = { readonly text: Text; readonly of: Element; readonly box: DOMRect };

/** What lies on a table until it is put away, or until the table goes on. */
const ON_TOP = '.paper, .hintnote, .talkbox, .pausing, .strip';
/** What was told before, and climbs out of sight line by line. */
const OLDER = '.tv-told > :not(:last-child)';

/** Whatever somebody finds fault with who looks at the page as it stands. It runs within the page, by itself. */
export function reading(): readonly Fault[] {
  const faults = new Map<string, Fault>();
  const fault = (kind: Fault['kind'], text: string) => void faults.set(text, { kind, text });
  const page = document.documentElement;
  const wider = page.scrollWidth - page.clientWidth;
  if (wider > 0) fault('wide', `is ${wider} px wider than the screen`);

  /** What lies on top is to be read, and nothing beneath it. */
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  for (const drawing of top.querySelectorAll('use'))
    if (document.querySelector(drawing.getAttribute('href') ?? '#') === null)
      fault('undrawn', `does not draw ${drawing.getAttribute('href')}`);
  for (const icon of top.querySelectorAll('svg:has(> use), img'))
    if (isSeen(icon) && Math.min(icon.clientWidth, icon.clientHeight) === 0)
      fault('unread', `has no room for ${named(icon)}`);

  const lines = linesIn(top);
  for (const { text } of lines) for (const word of brokenIn(text)) fault('unread', `breaks the word ${word}`);
  for (const line of lines) {
    if (shown(line).isCut && !isLongName(line)) fault('unread', `cuts off “${said(line)}” in ${named(line.of)}`);
    const edge = edgeOver(line);
    if (edge !== null) fault('unread', `lets “${said(line)}” run over the edge of ${named(edge)}`);
  }

  // Whatever lets a finger through covers words all the same.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(solid);
  for (const line of lines) {
    const covers = coverOf(line);
    if (covers !== null) fault('unread', `hides “${said(line)}” in ${named(line.of)} beneath ${named(covers)}`);
  }
  document.adoptedStyleSheets.pop();
  return [...faults.values()];

  /** Not what is there for those alone who listen. */
  function isSeen(it: Element): boolean {
    return (
      it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      it.closest('[inert]') === null &&
      around(it).every(out => getComputedStyle(out).clipPath !== 'inset(50%)')
    );
  }

  function linesIn(root: Element): readonly Line[] {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const of = text.parentElement;
      if (!(text instanceof Text) || !/\S/.test(text.data)) continue;
      if (of === null || of.closest(OLDER) !== null || !isSeen(of)) continue;
      for (const box of boxesOf(text)) lines.push({ text, of, box });
    }
    return lines;
  }

  function boxesOf(text: Text, from = 0, to = text.length): readonly DOMRect[] {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }

  /** Words that stand on two lines, but for those that are too long for a phone. */
  function brokenIn(text: Text): readonly string[] {
    if (text.parentElement?.closest('thead, code, .input.link')) return [];
    return [...text.data.matchAll(/\p{L}{3,16}/gu)]
      .filter(
        ({ 0: word, index }) =>
          new Set(boxesOf(text, index, index + word.length).map(({ top }) => Math.round(top))).size > 1,
      )
      .map(({ 0: word }) => word);
  }

  /** How much of a line is on the screen, and whether more of it never is, however one scrolls. */
  function shown({ of, box }: Line): { readonly box: DOMRect; readonly isCut: boolean } {
    let { left, top, right, bottom } = box;
    let isCut = false;
    let isLoose = false;
    let isFixed = false;
    // Letters do not fill the height of their line.
    const spare = box.height * 0.2;
    for (const it of around(of)) {
      if (it === document.body) break;
      const { position, overflowX, overflowY, transform, textOverflow, display } = getComputedStyle(it);
      const holds = position !== 'static' || transform !== 'none';
      if (isFixed || (isLoose && !holds)) continue;
      isLoose = false;
      if (display !== 'inline') {
        const edge = it.getBoundingClientRect();
        if (overflowX !== 'visible') {
          const isLonger = left < edge.left - 1 || right > edge.right + 1;
          isCut ||=
            !scrolls(overflowX) && (isLonger || (textOverflow === 'ellipsis' && it.scrollWidth > it.clientWidth));
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        }
        if (overflowY !== 'visible') {
          isCut ||= !scrolls(overflowY) && (top < edge.top - spare || bottom > edge.bottom + spare);
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
      }
      isLoose = position === 'absolute';
      isFixed = position === 'fixed';
    }
    const [over, under] = isFixed ? [0, innerHeight] : [-scrollY, page.scrollHeight - scrollY];
    if (right > left && bottom > top)
      isCut ||= left < -1 || right > page.clientWidth + 1 || top < over - spare || bottom > under + spare;
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { box: new DOMRect(left, top, right - left, bottom - top), isCut };
  }

  /** On a phone a long name ends in dots, where there is room for seven letters of it. */
  function isLongName({ of }: Line): boolean {
    const name = of.closest('.name.cut');
    return (
      Math.min(innerWidth, innerHeight) < 500 &&
      name !== null &&
      name.clientWidth > 3.75 * Number.parseFloat(getComputedStyle(of).fontSize)
    );
  }

  /** The button that is too small for a line. */
  function edgeOver(line: Line): Element | null {
    const { box } = shown(line);
    const button = line.of.closest('button, a, label');
    if (button === null || box.height <= 0 || getComputedStyle(button).display === 'inline') return null;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const spare = box.height * 0.2;
    const fits = box.left > left - 1 && box.right < right + 1 && box.top > top - spare && box.bottom < bottom + spare;
    return fits ? null : button;
  }

  /** What lies on a line, or has words at the same place, wherever one scrolls. */
  function coverOf(line: Line): Element | null {
    const { box, isCut } = shown(line);
    const isWhole = isCut || (box.height > line.box.height / 2 && box.width > line.box.width / 2);
    if (isWhole && coverIn(line, box) === null) return null;
    const before = around(line.of).map(it => [it, it.scrollLeft, it.scrollTop] as const);
    const at = boxesOf(line.text).findIndex(({ top, left }) => top === line.box.top && left === line.box.left);
    line.of.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const cover = coverIn(line, shown({ ...line, box: boxesOf(line.text)[at] ?? line.box }).box);
    for (const [it, left, top] of before) it.scrollTo({ left, top, behavior: 'instant' });
    return cover;
  }

  function coverIn({ text, of }: Line, box: DOMRect): Element | null {
    if (box.height <= 0) return null;
    const y = box.top + box.height / 2;
    for (let x = box.left + 3; x < box.right - 2; x += Math.max(6, box.height / 2)) {
      for (const it of document.elementsFromPoint(x, y)) {
        if (it === of) break;
        if (it.closest(ON_TOP) !== of.closest(ON_TOP)) continue;
        if ((!it.contains(of) && paints(it)) || hasWords(it, text, x, y)) return it;
      }
    }
    return null;
  }

  function hasWords(it: Element, but: Text, x: number, y: number): boolean {
    return [...it.childNodes].some(
      text =>
        text instanceof Text &&
        text !== but &&
        isSeen(it) &&
        boxesOf(text).some(
          ({ left, right, top, height }) => x > left && x < right && y > top + height * 0.2 && y < top + height * 0.8,
        ),
    );
  }

  function paints(it: Element): boolean {
    if (!it.checkVisibility({ opacityProperty: true })) return false;
    if (it instanceof SVGElement) return !(it instanceof SVGSVGElement);
    const { backgroundColor, backgroundImage } = getComputedStyle(it);
    const alpha = /(?:rgba\(.*,|\/)\s*([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1';
    return Number(alpha) > 0.3 || backgroundImage !== 'none' || it.matches('img, canvas, iframe');
  }

  function scrolls(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  /** It and whatever it is in, from within. */
  function around(it: Element | null): readonly Element[] {
    return it === null ? [] : [it, ...around(it.parentElement)];
  }

  function said({ text }: Line): string {
    return text.data.trim().replace(/\s+/g, ' ').slice(0, 40);
  }

  function named(it: Element): string {
    return [it.localName, ...it.classList].join('.');
  }
}
