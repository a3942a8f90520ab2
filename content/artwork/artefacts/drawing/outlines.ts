import { type DrawnFace, loadedFace } from './faces.ts';
import type { Point } from './numbers.ts';

function joined(values: readonly number[]): string {
  return values.reduce((text, value, i) => `${text}${i > 0 && value >= 0 ? ' ' : ''}${value}`, '');
}

type Step = readonly [command: string, numbers: readonly number[]];

/** Writes relative commands on a grid of whole numbers, each in its shortest form. */
class Pen {
  #path = '';
  #last = '';
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** Of the curve just drawn, as a reader of the path computes it. */
  #control: Point | undefined;

  draw(type: string, points: readonly Point[]) {
    const end = points.at(-1) ?? this.#start;
    if ('LQ'.includes(type) && points.every((point) => this.#isHere(point))) return;
    const [command, numbers] = this.#shortest(type, points, end);
    const isLonger = command === this.#last && !'Mz'.includes(command);
    const [first = 0] = numbers;
    this.#path += isLonger
      ? `${first < 0 ? '' : ' '}${joined(numbers)}`
      : command + joined(numbers);
    this.#last = command;
    if (type === 'M') this.#start = end;
    if (type !== 'Q') this.#control = undefined;
    this.#at = end;
  }

  #isHere([x, y]: Point): boolean {
    return x === this.#at[0] && y === this.#at[1];
  }

  #from([x, y]: Point): Point {
    return [x - this.#at[0], y - this.#at[1]];
  }

  #shortest(type: string, points: readonly Point[], end: Point): Step {
    if (type === 'Z') return ['z', []];
    if (type === 'M') return ['M', end];
    const [x, y] = this.#from(end);
    if (type === 'L') return y === 0 ? ['h', [x]] : x === 0 ? ['v', [y]] : ['l', [x, y]];
    if (type === 'Q') return this.#curve(points[0] ?? end, end);
    return [type.toLowerCase(), points.flatMap((point) => this.#from(point))];
  }

  /** Most points of TrueType curves lie half-way between two controls: they need no control. */
  #curve(control: Point, end: Point): Step {
    const [x, y] = this.#at;
    const before = this.#control ?? this.#at;
    const mirrored: Point = [2 * x - before[0], 2 * y - before[1]];
    const isClose = Math.hypot(mirrored[0] - control[0], mirrored[1] - control[1]) <= 1;
    this.#control = isClose ? mirrored : control;
    if (isClose) return ['t', this.#from(end)];
    return ['q', [...this.#from(control), ...this.#from(end)]];
  }

  path(): string {
    return this.#path;
  }
}

export function outlineOf(name: DrawnFace, glyph: number, grid: number): string {
  const { font, unitsPerEm } = loadedFace(name);
  const pen = new Pen();
  const scaled = (value = 0) => Math.round((value * grid) / unitsPerEm);
  for (const { type, values } of font.glyphToJson(glyph)) {
    const points = Array.from(
      { length: values.length / 2 },
      (_, i): Point => [scaled(values[i * 2]), scaled(-(values[i * 2 + 1] ?? 0))],
    );
    pen.draw(type, points);
  }
  return pen.path();
}
