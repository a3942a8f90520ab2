import type { DrawnFace } from './faces.ts';
import { short } from './numbers.ts';
import { outlineOf } from './outlines.ts';
import type { ShapedText } from './shaping.ts';

export interface TextRun extends ShapedText {
  face: DrawnFace;
  size: number;
  fill: string;
  left: number;
  baseline: number;
  opacity?: number;
}

interface Use {
  key: string;
  x: number;
  y: number;
}

interface SetWord {
  key: string;
  x: number;
  uses: Use[];
}

interface SetRun {
  run: TextRun;
  grid: number;
  words: SetWord[];
}

/**
 * Units of an em: well below half a pixel at the largest size that a face is set in.
 * Handwriting needs less: its rough outlines have four times the points.
 */
function gridsOf(runs: readonly TextRun[]): Map<DrawnFace, number> {
  const grids = new Map<DrawnFace, number>();
  for (const { face, size } of runs) {
    const fine = face.startsWith('caveat') ? 0.65 : 1;
    const grid = Math.round(Math.min(Math.max(size * 2.6, 80), 400) * fine);
    grids.set(face, Math.max(grids.get(face) ?? 0, grid));
  }
  return grids;
}

/** An id of letters for each key, the shortest for those that come most often. */
function idsOf(keys: string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return new Map(
    sorted.map(([key], index) => {
      const rest = Math.floor(index / letters.length);
      const first = rest > 0 ? (letters[rest - 1] ?? '') : '';
      return [key, first + (letters[index % letters.length] ?? '')];
    }),
  );
}

const reference = (id: string, x: number, y: number) =>
  `<use href="#${id}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''}/>`;

/** Every glyph stands once in the definitions, and so does every word that comes again. */
export class TextSetting {
  readonly #outlines = new Map<string, string>();
  readonly #runs: SetRun[];
  readonly #ids: Map<string, string>;
  readonly #isShared: (word: SetWord) => boolean;

  constructor(runs: readonly TextRun[]) {
    const grids = gridsOf(runs);
    this.#runs = runs.map((run) => this.#set(run, grids.get(run.face) ?? 100));
    const words = this.#runs.flatMap((run) => run.words);
    const firsts = new Map(words.map((word) => [word.key, word]));
    const counts = Map.groupBy(words, ({ key }) => key);
    this.#isShared = ({ key, uses }) => uses.length > 1 && (counts.get(key)?.length ?? 0) > 1;
    const alone = words.filter((word) => !this.#isShared(word));
    const shared = words.filter((word) => this.#isShared(word));
    const drawn = [...alone, ...new Set(shared.map(({ key }) => firsts.get(key)))];
    const glyphs = drawn.flatMap((word) => word?.uses.map(({ key }) => key) ?? []);
    this.#ids = idsOf([...glyphs, ...shared.map(({ key }) => key)]);
  }

  #set(run: TextRun, grid: number): SetRun {
    const words = run.words.map((word) => {
      const uses = word.glyphs.flatMap((glyph) => {
        const key = `${run.face} ${glyph.id}`;
        if (!this.#outlines.has(key)) {
          this.#outlines.set(key, outlineOf(run.face, glyph.id, grid));
        }
        if (!this.#outlines.get(key)) return [];
        return [{ key, x: Math.round(glyph.x * grid), y: Math.round(glyph.y * grid) }];
      });
      const key = uses.map((use) => `${use.key} ${use.x} ${use.y}`).join(',');
      return { key, x: Math.round(word.x * grid), uses };
    });
    return { run, grid, words };
  }

  #id(key: string): string {
    return this.#ids.get(key) ?? '';
  }

  #glyphs(word: SetWord, x: number): string {
    return word.uses.map((use) => reference(this.#id(use.key), x + use.x, use.y)).join('');
  }

  definitions(): string {
    const outlines = [...this.#outlines]
      .filter(([, outline]) => outline)
      .map(([key, outline]) => `<path id="${this.#id(key)}" d="${outline}"/>`);
    const words = new Map(
      this.#runs
        .flatMap((run) => run.words)
        .filter(this.#isShared)
        .map((word) => [word.key, `<g id="${this.#id(word.key)}">${this.#glyphs(word, 0)}</g>`]),
    );
    return [...outlines, ...words.values()].join('');
  }

  groups(): string[] {
    return this.#runs.map(({ run, grid, words }) => {
      const place = `translate(${short(run.left)} ${short(run.baseline)})`;
      const scale = `scale(${short(run.size / grid, 4)})`;
      const opacity = run.opacity === undefined ? '' : ` opacity="${run.opacity}"`;
      const uses = words.map((word) =>
        this.#isShared(word)
          ? reference(this.#id(word.key), word.x, 0)
          : this.#glyphs(word, word.x),
      );
      return `<g transform="${place}${scale}" fill="${run.fill}"${opacity}>${uses.join('')}</g>`;
    });
  }
}
