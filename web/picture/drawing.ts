import type { ParcelLook } from '../parts/Parcel.tsx';

type Square = { readonly x: number; readonly y: number; readonly side: number };

/** A parcel as it is wrapped. */
export function drawParcel(pen: CanvasRenderingContext2D, { shape, paper, ribbon }: ParcelLook, at: Square): void {
  drawSymbol(pen, `parcel-${shape}`, at, { fill: paperOf(paper), ribbon: RIBBONS[ribbon] ?? '#f2b455' });
}

export function drawCrown(pen: CanvasRenderingContext2D, at: Square, colour: string): void {
  drawSymbol(pen, 'crown', at, { fill: colour, ribbon: colour });
}

/**
 * Draws one of the page's own drawings on a canvas. The page's security policy forbids pictures that are not files of
 * its own, so their shapes are read off the drawings in the page and drawn again.
 */
function drawSymbol(pen: CanvasRenderingContext2D, id: string, { x, y, side }: Square, paint: Paint): void {
  const symbol = document.getElementById(id);
  if (symbol === null) return;
  const width = Number(symbol.getAttribute('viewBox')?.split(' ')[2] ?? side);
  pen.save();
  pen.translate(x, y);
  pen.scale(side / width, side / width);
  for (const child of symbol.children) draw(pen, child, paint);
  pen.restore();
}

const RIBBONS: Readonly<Record<string, string>> = {
  gold: '#f2b455',
  cream: '#fff4dc',
  red: '#c0263a',
  blue: '#3f86cf',
};

type Paint = { readonly fill: string | CanvasPattern; readonly ribbon: string };

/** Only what the parcels are made of: paths, boxes, ovals, and groups that move or shrink them. */
function draw(pen: CanvasRenderingContext2D, element: Element, inherited: Paint): void {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const own = element.getAttribute('fill');
  const fill = own === null ? inherited.fill : own === 'currentColor' ? inherited.ribbon : own;
  const paint = { ...inherited, fill };
  pen.save();
  transform(pen, element.getAttribute('transform') ?? '');
  switch (element.tagName) {
    case 'path':
      stroke(pen, element, paint, new Path2D(element.getAttribute('d') ?? ''));
      break;
    case 'rect': {
      const path = new Path2D();
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      stroke(pen, element, paint, path);
      break;
    }
    case 'ellipse':
    case 'circle': {
      const path = new Path2D();
      const [rx, ry] = element.tagName === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
      path.ellipse(number('cx'), number('cy'), rx, ry, 0, 0, Math.PI * 2);
      stroke(pen, element, paint, path);
      break;
    }
    case 'use': {
      const target = document.querySelector(element.getAttribute('href') ?? '#none');
      if (target !== null) draw(pen, target, paint);
      break;
    }
    case 'g':
      for (const child of element.children) draw(pen, child, paint);
  }
  pen.restore();
}

function stroke(pen: CanvasRenderingContext2D, element: Element, { fill, ribbon }: Paint, path: Path2D): void {
  if (fill !== 'none') {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  const line = element.getAttribute('stroke');
  if (line === null || line === 'none') return;
  pen.strokeStyle = line === 'currentColor' ? ribbon : line;
  pen.lineWidth = Number(element.getAttribute('stroke-width') ?? 1);
  pen.stroke(path);
}

function transform(pen: CanvasRenderingContext2D, text: string): void {
  for (const [, name, values = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = values
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') pen.translate(a, b ?? 0);
    if (name === 'scale') pen.scale(a, b ?? a);
    if (name === 'rotate') pen.rotate((a * Math.PI) / 180);
  }
}

/** A paper's pattern, drawn once at twice its size so that it stays sharp. */
function paperOf(paper: string): string | CanvasPattern {
  const pattern = document.getElementById(`paper-${paper}`);
  const tile = document.createElement('canvas');
  const pen = tile.getContext('2d');
  if (pattern === null || pen === null) return '#cfa06a';
  tile.width = Number(pattern.getAttribute('width')) * SHARP;
  tile.height = Number(pattern.getAttribute('height')) * SHARP;
  pen.scale(SHARP, SHARP);
  for (const child of pattern.children) draw(pen, child, { fill: '#000', ribbon: '#000' });
  const made = pen.createPattern(tile, 'repeat');
  const turn = /rotate\((\d+)\)/.exec(pattern.getAttribute('patternTransform') ?? '')?.[1] ?? '0';
  made?.setTransform(new DOMMatrix().rotate(Number(turn)).scale(1 / SHARP));
  return made ?? '#cfa06a';
}
const SHARP = 4;
