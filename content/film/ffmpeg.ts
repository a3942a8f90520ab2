import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { framesPerSecond } from './frames.ts';

/** Browsers expect these colours of a film; without the tags it would differ from the poster. */
const colour = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
];
// No version and no date in the file: the same frames give the same bytes.
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

async function ffmpeg(options: string[], frames?: AsyncIterable<Buffer>): Promise<void> {
  const run = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // SVT-AV1 logs even without a failure, so its output is buffered.
  let words = '';
  run.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const ended = once(run, 'close');
  ended.catch(() => {});
  try {
    await once(run, 'spawn');
  } catch {
    throw new Error('ffmpeg is missing. Install it: apt-get install -y ffmpeg');
  }
  if (run.pid) setPriority(run.pid, 10);
  await pipeline(Readable.from(frames ?? []), run.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words}`);
}

/** Lossless, so that each frame is drawn once however often it is encoded. */
export async function writeMaster(
  path: string,
  width: number,
  height: number,
  frames: AsyncIterable<Buffer>,
): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const lossless = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', path];
  await ffmpeg([...raw, '-r', `${framesPerSecond}`, '-i', 'pipe:0', ...lossless], frames);
}

async function publish(draft: string, path: string, maxBytes: number): Promise<void> {
  const { size } = await stat(draft);
  if (size > maxBytes) throw new Error(`${path} has ${size} bytes, more than ${maxBytes}.`);
  await copyFile(draft, path);
  process.stdout.write(`${path}: ${Math.round(size / 1024)} KB\n`);
}

interface Encoding {
  /** The constant rate factor; lower is better. */
  quality: number;
  maxBytes: number;
  /** In frames. */
  keyInterval: number;
}

interface Mp4 extends Encoding {
  /** A file. */
  sound?: string;
}

export async function writeMp4(
  master: string,
  path: string,
  { quality, maxBytes, sound, keyInterval }: Mp4,
): Promise<void> {
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation'];
  const bits = ['-x264-params', `keyint=${keyInterval}:scenecut=0`];
  const audio = sound
    ? ['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-flags:a', '+bitexact']
    : ['-an'];
  const inputs = ['-i', master, ...(sound ? ['-i', sound, '-shortest'] : [])];
  const draft = `${master}.draft.mp4`;
  await ffmpeg([
    ...inputs,
    ...colour,
    ...video,
    ...bits,
    ...['-crf', `${quality}`, ...audio, ...plain, '-movflags', '+faststart', draft],
  ]);
  await publish(draft, path, maxBytes);
}

export async function writeWebm(
  master: string,
  path: string,
  { quality, maxBytes, keyInterval }: Encoding,
): Promise<void> {
  const keys = ['-g', `${keyInterval}`];
  const video = ['-c:v', 'libsvtav1', '-preset', '6', ...keys, '-crf', `${quality}`, '-an'];
  const draft = `${master}.draft.webm`;
  await ffmpeg(['-i', master, ...colour, ...video, ...plain, draft]);
  await publish(draft, path, maxBytes);
}
