/** Screens share drawings: each is put into the page once. */
const added = new Set<string>();
/** What paints something else, and what cuts it out. */
const PAINTS = 'pattern, linearGradient, radialGradient, clipPath';

/**
 * The drawings of art/*.svg, put into the page once so that `<use href="#…">` finds them.
 * They travel inside the script of the screen that needs them: compressed and cached with it, no second request,
 * no flash, and paper patterns (`fill="url(#…)"`) work in every browser, which they do not from another file.
 */
export function addDrawings(...files: readonly string[]): void {
  for (const file of files.filter(file => !added.has(file))) {
    added.add(file);
    const drawn = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
    // What is not displayed is not styled either, which a slow phone would feel; but what paints has to be.
    drawn.setAttribute('class', drawn.querySelector(PAINTS) === null ? 'defs idle' : 'defs');
    drawn.setAttribute('width', '0');
    drawn.setAttribute('height', '0');
    drawn.setAttribute('aria-hidden', 'true');
    document.body.append(document.importNode(drawn, true));
  }
}
