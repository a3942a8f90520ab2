import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { hashText } from '../../media/flow/random.ts';
import { artefactFrames, filmSize, timed } from '../film/artefact-frames.ts';
import { captionsOf } from '../film/captions.ts';
import { dropSound } from '../film/drop-sound.ts';
import { writeMaster, writeMp4 } from '../film/ffmpeg.ts';
import { framesPerSecond } from '../film/frames.ts';
import type { ArtefactFilm } from './artefacts/artefact-film.ts';
import { artefacts } from './artefacts/artefacts.ts';
import { films } from './artefacts/films.ts';

/** Films artefacts in use, beside their drawings: `npm run content:draw -- films`, or `-- films SLUG…`. */

/** Beside what else a study loads within 180 KB of its first view. */
const maxBytes = 98 * 1024;

const folder = resolve(import.meta.dirname, '../media/artefacts');

function soundOf(film: ArtefactFilm): Buffer {
  const scenes = timed(film);
  const drops = scenes.flatMap(({ scene, start, length }) => [
    ...(scene.sounds ? [start / framesPerSecond] : []),
    ...(scene.tap ? [(start + length) / framesPerSecond] : []),
  ]);
  const frames = scenes.reduce((sum, { length }) => sum + length, 0);
  return dropSound(frames / framesPerSecond, drops, hashText(film.slug));
}

async function writeFilm(film: ArtefactFilm, workFolder: string): Promise<void> {
  const { slug, name } = film;
  const artefact = artefacts.find((each) => each.slug === slug && each.name === name);
  if (!artefact) throw new Error(`${slug} has no artefact named ${name}.`);
  const path = join(folder, slug, name);
  const master = join(workFolder, `${slug}.mp4`);
  const sound = join(workFolder, `${slug}.wav`);
  await writeFile(`${path}.vtt`, captionsOf(film));
  await writeFile(sound, soundOf(film));
  const [width, height] = filmSize(artefact, film);
  await writeMaster(master, width, height, artefactFrames(film));
  await writeMp4(master, `${path}.mp4`, {
    // A phone has more pixels than it is seen with.
    quality: width < height ? 34 : 31,
    maxBytes,
    sound,
    keyInterval: framesPerSecond * 20,
  });
}

const [, ...slugs] = process.argv.slice(2);
const chosen = films.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));

setPriority(10);
const workFolder = await mkdtemp(join(tmpdir(), 'films-'));
try {
  for (const film of chosen) await writeFilm(film, workFolder);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
