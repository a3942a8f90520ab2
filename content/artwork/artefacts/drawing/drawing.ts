import type { DrawnFace } from './faces.ts';
import { type Matrix, type Point, placed, product, short, unmoved } from './numbers.ts';
import { shapeText } from './shaping.ts';
import { type TextRun, TextSetting } from './text-runs.ts';

export interface TextStyle {
  face: DrawnFace;
  size: number;
  fill: string;
  /** Added to every glyph, in ems. */
  tracking?: number;
  /** What stands at x: the left edge unless named. */
  align?: 'middle' | 'end';
  /** In pixels: a text that runs further is an error, not a surprise. */
  upTo?: number;
}

interface Paint {
  stroke?: string;
  /** Of the stroke. */
  width?: number;
  dash?: string;
  cap?: 'round' | 'square';
  opacity?: number;
}

interface PathMove {
  x?: number;
  y?: number;
  /** Clockwise, in degrees. */
  turn?: number;
  scale?: number;
  opacity?: number;
  /** Only what lies within is seen. */
  within?: { width: number; height: number; radius?: number };
}

/** A text as it stands in the picture, for the tests. */
interface PlacedText {
  words: string;
  fill: string;
  /** Clockwise from the top left. */
  corners: Point[];
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`;

const number = (name: string, value: number | undefined) =>
  attribute(name, value === undefined ? undefined : short(value, 2));

function painted(fill: string, { stroke, width, dash, cap, opacity }: Paint = {}): string {
  return [
    attribute('fill', fill === 'none' ? undefined : fill),
    attribute('stroke', stroke),
    number('stroke-width', width),
    attribute('stroke-dasharray', dash),
    attribute('stroke-linecap', cap),
    number('opacity', opacity),
  ].join('');
}

function matrixOf({ x = 0, y = 0, turn = 0, scale = 1 }: PathMove): Matrix {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return [cos, sin, -sin, cos, x, y];
}

function transformOf({ x = 0, y = 0, turn, scale }: PathMove): string | undefined {
  const steps = [
    x || y ? `translate(${short(x)} ${short(y)})` : '',
    turn ? `rotate(${short(turn)})` : '',
    scale ? `scale(${short(scale, 3)})` : '',
  ].join('');
  return steps || undefined;
}

export function textWidth(words: string, { face, size, tracking }: TextStyle): number {
  return shapeText(words, face, tracking).width * size;
}

/** A picture in pixels of its own; what is drawn later lies above. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly texts: PlacedText[] = [];
  readonly #parts: (string | TextRun)[] = [];
  #clips = '';
  #clipCount = 0;
  #matrix: Matrix = unmoved;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    { radius, ...paint }: Paint & { radius?: number } = {},
  ) {
    const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    this.#parts.push(`<rect ${place}${number('rx', radius)}${painted(fill, paint)}/>`);
  }

  circle(x: number, y: number, radius: number, fill: string, paint?: Paint) {
    const place = `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
    this.#parts.push(`<circle ${place}${painted(fill, paint)}/>`);
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: string, paint: Paint = {}) {
    const end = y1 === y2 ? `H${short(x2)}` : x1 === x2 ? `V${short(y2)}` : '';
    const path = `M${short(x1)} ${short(y1)}${end || `L${short(x2)} ${short(y2)}`}`;
    this.path(path, 'none', { ...paint, stroke });
  }

  path(commands: string, fill: string, paint?: Paint) {
    this.#parts.push(`<path d="${commands}"${painted(fill, paint)}/>`);
  }

  /** All that `draw` adds is moved. */
  group(move: PathMove, draw: () => void) {
    const transform = attribute('transform', transformOf(move));
    const clip = move.within ? ` clip-path="url(#${this.#clip(move.within)})"` : '';
    this.#parts.push(`<g${transform}${number('opacity', move.opacity)}${clip}>`);
    const outer = this.#matrix;
    this.#matrix = product(outer, matrixOf(move));
    draw();
    this.#matrix = outer;
    this.#parts.push('</g>');
  }

  #clip({ width, height, radius }: NonNullable<PathMove['within']>): string {
    this.#clipCount += 1;
    const id = `clip-${this.#clipCount}`;
    const place = `width="${short(width)}" height="${short(height)}"`;
    this.#clips += `<clipPath id="${id}"><rect ${place}${number('rx', radius)}/></clipPath>`;
    return id;
  }

  /** @returns Where the text ends. */
  text(words: string, x: number, y: number, style: TextStyle): number {
    const { face, size, fill, tracking, align, upTo } = style;
    const shaped = shapeText(words, face, tracking);
    const width = shaped.width * size;
    if (upTo !== undefined && width > upTo) {
      throw new Error(`‘${words}’ is ${Math.ceil(width)} wide, more than ${upTo}.`);
    }
    const left = align === 'end' ? x - width : align === 'middle' ? x - width / 2 : x;
    this.#parts.push({ ...shaped, face, size, fill, left, baseline: y });
    const box: Point[] = [
      [left, y - size * 0.7],
      [left + width, y - size * 0.7],
      [left + width, y],
      [left, y],
    ];
    const corners = box.map((corner) => placed(this.#matrix, corner));
    this.texts.push({ words, fill, corners });
    return left + width;
  }

  /** Broken between words. @returns The baseline of the last line. */
  paragraph(
    words: string,
    x: number,
    y: number,
    style: TextStyle & { width: number; leading?: number },
  ): number {
    const { width, leading = style.size * 1.35, ...line } = style;
    let baseline = y;
    let text = '';
    for (const word of words.split(' ')) {
      const longer = text ? `${text} ${word}` : word;
      if (text && textWidth(longer, line) > width) {
        this.text(text, x, baseline, line);
        baseline += leading;
        text = word;
      } else text = longer;
    }
    this.text(text, x, baseline, line);
    return baseline;
  }

  /** @param without Leaves the texts out, to measure what they stand on. */
  svg(title: string, without?: 'texts'): string {
    const runs = this.#parts.filter((part) => typeof part !== 'string');
    const setting = new TextSetting(runs);
    const groups = setting.groups();
    let next = 0;
    const parts = this.#parts.map((part) => {
      if (typeof part === 'string') return part;
      const group = groups[next++] ?? '';
      return without ? '' : group;
    });
    const { width, height } = this;
    const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    const definitions = `<defs>${setting.definitions()}${this.#clips}</defs>`;
    const name = `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} fill="none" role="img">${name}${definitions}${parts.join('')}</svg>\n`;
  }
}
