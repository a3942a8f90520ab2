import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { keysOf } from '../../domain/keys-of.ts';
import { type DrawingKind, drawingSizes } from '../../domain/media/drawing.ts';
import { arrangementByHash } from '../flow/composition.ts';
import { flowField, looksOf } from '../flow/field.ts';
import type { FlowOptions, FlowStone, PlotShape } from '../flow/options.ts';
import { hashText, randomFrom } from '../flow/random.ts';
import { svgOfField } from '../flow/svg.ts';
import { withTemporaryFolder } from '../incoming.ts';
import type { MediaStore } from '../stores/store.ts';

export const drawingKinds = keysOf(drawingSizes);

export type DrawingLook = Omit<Partial<FlowOptions>, 'width' | 'height'>;

// Quality 11: 15 to 50 ms a drawing, off the main thread, for 12 % less than 9.
const compress = promisify(brotliCompress);

/** File systems refuse names of more than 255 bytes. */
const folderNameLimit = 200;

/** Encoded as in the address, so that a seed cannot leave the folder. */
export function drawingFolder(seed: string): string {
  if (seed === '' || seed === '.' || seed === '..' || !seed.isWellFormed()) {
    throw new RangeError(`A drawing cannot be kept under the seed "${seed}".`);
  }
  const name = encodeURIComponent(seed);
  if (name.length <= folderNameLimit) return name;
  const tail = createHash('sha256').update(seed).digest('hex').slice(0, 24);
  return `${name.slice(0, folderNameLimit - tail.length - 1)}~${tail}`;
}

type Subject = Pick<FlowOptions, 'arrangement' | 'flip'> & {
  stones?: FlowStone[];
  plot?: PlotShape;
};

/** Above the line of a headline with a long text below it, which crosses what is dark alone. */
const high = 0.24;

function heroSubject(seed: string, look: DrawingLook, isTall: boolean): Subject {
  const hash = hashText(seed);
  const random = randomFrom(hash ^ 0x6e70);
  const arrangement = look.arrangement ?? (look.stones ? 'one' : arrangementByHash(hash));
  const shift = random() - 0.5;
  if (look.plot || arrangement === 'plot') {
    const turn = 0.24 * (random() - 0.5);
    const plot = isTall
      ? { x: 0.34, y: 0.27, width: 0.52, height: 0.4, turn }
      : { x: 0.22, y: high, width: 0.42, height: 0.15, turn: turn / 2 };
    return { arrangement: 'none', flip: true, plot };
  }
  if (arrangement === 'row' || arrangement === 'pair') {
    const stones = isTall
      ? [
          { x: 0.66, y: 0.29, r: 0.22 },
          { x: 0.2, y: 0.17, r: 0.1 },
        ]
      : [
          { x: 0.86, y: high, r: 0.08 },
          { x: 0.68, y: 0.62 + shift * 0.06, r: 0.16 },
        ];
    return { arrangement: 'none', flip: false, stones };
  }
  const stones = isTall
    ? [{ x: 0.72, y: 0.28 + shift * 0.03, r: 0.26 }]
    : [
        { x: 0.78 + shift * 0.02, y: high, r: 0.08 },
        { x: 1.02, y: 0.52 + shift * 0.04, r: 0.42 },
      ];
  return { arrangement: 'none', flip: false, stones };
}

/** The page draws its own line over a hero, so only a short one to a grove is kept. */
function heroDrawing(seed: string, look: DrawingLook, kind: 'hero' | 'hero-tall'): string {
  const options: Partial<FlowOptions> = {
    ...drawingSizes[kind],
    theme: 'night',
    motif: look.motif ?? looksOf(seed).motif,
    spacing: kind === 'hero' ? 10 : 11,
    solid: true,
    ...heroSubject(seed, look, kind === 'hero-tall'),
  };
  const field = flowField(seed, options);
  const lead = field.plot !== undefined && field.lead === 0;
  return svgOfField(field, { ...options, lead });
}

function pictureDrawing(seed: string, look: DrawingLook, kind: 'banner' | 'wide'): string {
  const options = { ...look, ...drawingSizes[kind] };
  return svgOfField(flowField(seed, options), options);
}

/** 15 to 70 ms of work; deterministic (design.md section 5). */
export function drawingOf(seed: string, kind: DrawingKind, look: DrawingLook = {}): string {
  const isHero = kind === 'hero' || kind === 'hero-tall';
  return isHero ? heroDrawing(seed, look, kind) : pictureDrawing(seed, look, kind);
}

export function drawingName(seed: string, kind: DrawingKind): string {
  return `drawings/${drawingFolder(seed)}/${kind}.svg`;
}

export async function storeDrawings(
  store: MediaStore,
  seed: string,
  look: DrawingLook = {},
): Promise<void> {
  const names = drawingKinds.map((kind) => drawingName(seed, kind));
  await withTemporaryFolder(store.folder, async (place) => {
    await mkdir(join(place, 'drawings', drawingFolder(seed)), { recursive: true });
    for (const [at, kind] of drawingKinds.entries()) {
      const path = join(place, names[at] ?? '');
      const svg = drawingOf(seed, kind, look);
      await writeFile(path, svg);
      await writeFile(`${path}.br`, await compress(svg));
    }
    await store.keep(
      place,
      names.flatMap((name) => [name, `${name}.br`]),
    );
  });
}
