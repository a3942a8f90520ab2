import { logoSentences as sentences } from './logo-refused.ts';

/** Elements that draw, or that hold what draws. */
export const drawingElements = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

const holding = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

export function isAllowed(element: string): boolean {
  return drawingElements.has(element) || holding.has(element);
}

/** What drawing programs write about themselves; it goes without a word. */
export const dropped = new Set(['metadata']);

const text = ['text', 'tspan', 'textPath', 'font', 'font-face', 'glyph', 'tref'];
const pictures = ['image', 'feImage', 'video', 'audio', 'iframe', 'embed', 'object', 'canvas'];

/** Why an element is refused that is not allowed. */
export function elementSentence(name: string): string {
  if (name.toLowerCase() === 'script') return sentences.script;
  if (name.toLowerCase() === 'foreignobject') return sentences.foreign;
  if (name === 'a' || name === 'use') return sentences.link;
  if (text.includes(name)) return sentences.text;
  if (pictures.includes(name)) return sentences.picture;
  return sentences.element(name);
}

const id = /^[A-Za-z_][\w.-]{0,80}$/;
const number = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?(?:px|%)?$/i;
const numbers = /^(?:none|[\d\s,.eE+%px-]*)$/;
const word = /^[a-zA-Z -]{1,40}$/;
const paint =
  /^(?:none|currentColor|transparent|[a-zA-Z]{3,30}|#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d\s,.%/deg-]{1,60}\)|url\(\s*(['"]?)#[A-Za-z_][\w.-]{0,80}\1\s*\))$/;
const reference = /^(?:none|url\(\s*(['"]?)#[A-Za-z_][\w.-]{0,80}\1\s*\))$/;
const transform = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.eE+-]*\)[\s,]*)*$/;
const path = /^[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]*$/;

const named = (pattern: RegExp, names: string) =>
  names.split(' ').map((name) => [name, pattern] as const);

/** Between gradients of the same file. */
export const innerReference = /^#[A-Za-z_][\w.-]{0,80}$/;

/** What each attribute may say; whatever has no line here is left out. */
export const attributes: ReadonlyMap<string, RegExp> = new Map([
  ...named(id, 'id'),
  ...named(innerReference, 'href'),
  ...named(path, 'd'),
  ...named(numbers, 'points viewBox stroke-dasharray'),
  ...named(
    number,
    'x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset pathLength opacity fill-opacity stroke-opacity stop-opacity stroke-width stroke-miterlimit stroke-dashoffset',
  ),
  ...named(paint, 'fill stroke stop-color color'),
  ...named(reference, 'clip-path mask'),
  ...named(transform, 'transform gradientTransform'),
  ...named(
    word,
    'fill-rule clip-rule stroke-linecap stroke-linejoin gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits mask-type display visibility paint-order',
  ),
  ...named(/^[\w\s-]{1,60}$/, 'preserveAspectRatio'),
]);

/** Of a style; the others change nothing of shapes. */
export function isPresentation(property: string): boolean {
  return attributes.has(property) && !/^(?:id|href|d|points|viewBox)$/.test(property);
}
