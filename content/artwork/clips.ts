import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { FlowOptions } from '../../media/flow/options.ts';
import { hashText } from '../../media/flow/random.ts';
import { firstCaseStudies } from '../case-studies.ts';
import { writeMaster, writeMp4 } from '../film/ffmpeg.ts';
import { frameCount, framesOf, framesPerSecond } from '../film/frames.ts';
import { waterSound } from '../film/water-sound.ts';

/** Films the clips of the case studies that name one: `npm run content:draw -- clips`. */

const folder = resolve(import.meta.dirname, '../media/clips');
const width = 1280;
const height = 640;
const maxBytes = 450 * 1024;

const scenes: readonly Partial<FlowOptions>[] = [
  { motif: 'meander', arrangement: 'row', spacing: 13 },
  { motif: 'terrace', arrangement: 'plot', spacing: 12.5 },
];

/** Films one clip; its seed is its file name, such as `some-client.mp4`. */
async function writeClip(video: string, place: number, workFolder: string): Promise<void> {
  const name = basename(video);
  const seed = basename(video, '.mp4');
  const look: Partial<FlowOptions> = {
    ...scenes[place % scenes.length],
    theme: 'deep',
    width,
    height,
  };
  const master = join(workFolder, name);
  const sound = join(workFolder, `${seed}.wav`);
  await writeFile(sound, waterSound(frameCount / framesPerSecond, hashText(seed)));
  await writeMaster(master, width, height, framesOf({ name, seed, look }, width, height));
  await writeMp4(master, join(folder, name), { quality: 34, maxBytes, sound });
}

setPriority(10);
await mkdir(folder, { recursive: true });
const workFolder = await mkdtemp(join(tmpdir(), 'clips-'));
try {
  const videos = firstCaseStudies.map(({ video }) => video).filter((video) => video !== '');
  for (const [place, video] of videos.entries()) await writeClip(video, place, workFolder);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
