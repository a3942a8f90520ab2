import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeMaster, writeMp4, writeWebm } from '../film/ffmpeg.ts';
import { frameCount, framesOf, posterOf } from '../film/frames.ts';
import { homeHero } from './artwork.ts';

const folder = resolve(import.meta.dirname, '../../public/film');
const kilobyte = 1024;

const cuts = [
  {
    name: 'home-tall',
    artwork: homeHero.tall,
    size: [480, 800],
    wordsFrom: 0.5,
    webm: { quality: 48, maxBytes: 70 * kilobyte },
    mp4: { quality: 31, maxBytes: 150 * kilobyte },
  },
  {
    name: 'home-wide',
    artwork: homeHero.wide,
    size: [1120, 668],
    webm: { quality: 46, maxBytes: 250 * kilobyte },
    mp4: { quality: 31, maxBytes: 450 * kilobyte },
  },
] as const;

/** The poster is a drawing: half the bytes of frame 0 as AVIF, and sharp on every screen. */
async function writeCut(cut: (typeof cuts)[number], workFolder: string): Promise<void> {
  const [width, height] = cut.size;
  const path = join(folder, cut.name);
  const master = join(workFolder, `${cut.name}.mp4`);
  await writeFile(`${path}.svg`, posterOf(cut.artwork));
  await writeMaster(master, width, height, framesOf(cut));
  await writeMp4(master, `${path}.mp4`, { ...cut.mp4, keyInterval: frameCount });
  await writeWebm(master, `${path}.webm`, { ...cut.webm, keyInterval: frameCount });
}

setPriority(10);
await mkdir(folder, { recursive: true });
const workFolder = await mkdtemp(join(tmpdir(), 'hero-loop-'));
try {
  for (const cut of cuts) await writeCut(cut, workFolder);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
