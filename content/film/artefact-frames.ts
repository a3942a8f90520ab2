import sharp from 'sharp';
import type { ArtefactFilm, Scene } from '../artwork/artefacts/artefact-film.ts';
import { framesPerSecond } from './frames.ts';

const fadeFrames = 8;

/** A finger is seen for so long before its scene ends. */
const tapFrames = 14;

const inFrames = (seconds: number) => Math.round(seconds * framesPerSecond);

interface Timed {
  scene: Scene;
  /** In frames. */
  start: number;
  length: number;
}

export function timed({ scenes }: ArtefactFilm): Timed[] {
  let start = 0;
  return scenes.map((scene) => {
    const length = inFrames(scene.seconds);
    start += length;
    return { scene, start: start - length, length };
  });
}

interface Size {
  width: number;
  height: number;
}

/** In pixels, even, as films are stored with half as many of colour. */
export function filmSize({ width, height }: Size, { scale }: ArtefactFilm): [number, number] {
  const even = (units: number) => Math.round((units * scale) / 2) * 2;
  return [even(width), even(height)];
}

/** Exactly as a browser shows the artefact, on the ground of its client. */
function pixelsOf({ draw }: Scene, film: ArtefactFilm) {
  const drawing = draw();
  return sharp(Buffer.from(drawing.svg('')), { density: 72 * film.scale })
    .flatten({ background: film.ground })
    .resize(...filmSize(drawing, film), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function blended(from: Buffer, to: Buffer, part: number): Buffer {
  const mixed = Buffer.allocUnsafe(to.length);
  for (let i = 0; i < to.length; i++) {
    mixed[i] = Math.round((from[i] ?? 0) * (1 - part) + (to[i] ?? 0) * part);
  }
  return mixed;
}

interface Frame extends Size {
  /** Pixels of each unit of the drawing. */
  scale: number;
}

/** A finger that comes down: it shrinks to its place and stays. */
function finger({ x, y }: NonNullable<Scene['tap']>, step: number, frame: Frame): Buffer {
  const { scale } = frame;
  const down = Math.min(1, step / 8);
  const width = Math.min(x + 60, frame.width / scale);
  const height = Math.min(y + 60, frame.height / scale);
  const box = `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"`;
  const circle = `<circle cx="${x}" cy="${y}" r="${30 + (1 - down) * 26}"`;
  const fill = `fill="#10151b" fill-opacity="${0.3 * down}"`;
  const stroke = `stroke="#ffffff" stroke-width="3" stroke-opacity="${0.85 * down}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${circle} ${fill} ${stroke}/></svg>`,
  );
}

async function* sceneFrames(
  film: ArtefactFilm,
  { scene, length }: Timed,
  before: Buffer | null,
): AsyncGenerator<Buffer, Buffer> {
  const { data: still, info } = await pixelsOf(scene, film);
  for (let frame = 0; frame < length; frame++) {
    const left = length - frame;
    if (before && !scene.cut && frame < fadeFrames) {
      yield blended(before, still, (frame + 1) / (fadeFrames + 1));
    } else if (scene.tap && left <= tapFrames) {
      const step = tapFrames - left + 1;
      const input = finger(scene.tap, step, { ...info, scale: film.scale });
      yield sharp(still, { raw: info })
        .composite([{ input, left: 0, top: 0 }])
        .removeAlpha()
        .raw()
        .toBuffer();
    } else yield still;
  }
  return still;
}

export async function* artefactFrames(film: ArtefactFilm): AsyncGenerator<Buffer> {
  let before: Buffer | null = null;
  for (const scene of timed(film)) before = yield* sceneFrames(film, scene, before);
}
