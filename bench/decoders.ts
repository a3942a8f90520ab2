import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { type ServerProcess, siteScript, startServer } from './server-process.ts';
import { say, tokenOf } from './site.ts';
import type { Row } from './table.ts';

/** (k) Peak memory above idle while the most expensive accepted pictures are uploaded (threat T37). */

const goal = 300;

interface Expensive {
  name: string;
  make: (pixels: number) => Promise<Buffer>;
}

/** A flat square: few bytes, and every pixel is decoded all the same. */
function flat(pixels: number, channels: 3 | 4 = 3): Sharp {
  const side = Math.floor(Math.sqrt(pixels));
  const background = { r: 30, g: 90, b: 120, alpha: 0.5 };
  return sharp({ create: { width: side, height: side, channels, background } });
}

function grain(width: number, height: number, channels: 3 | 4): Sharp {
  const bytes = Buffer.alloc(width * height * channels);
  let state = 1;
  for (let at = 0; at < bytes.length; at++) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[at] = state;
  }
  return sharp(bytes, { raw: { width, height, channels } });
}

const moving = (pixels: number) => {
  const [width, pageHeight, frames] = [1_000, 1_000, Math.floor(pixels / 1e6)];
  const raw = { width, height: pageHeight * frames, channels: 3, pageHeight } as const;
  return sharp(Buffer.alloc(width * raw.height * 3, 90), { raw });
};

const expensive: Expensive[] = [
  { name: 'AVIF', make: (n) => flat(n).avif({ effort: 0 }).toBuffer() },
  {
    name: 'AVIF of 12 bits with transparency',
    make: (n) => flat(n, 4).toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 }).toBuffer(),
  },
  { name: 'WebP', make: (n) => flat(n).webp({ effort: 0 }).toBuffer() },
  { name: 'WebP with transparency', make: (n) => flat(n, 4).webp({ effort: 0 }).toBuffer() },
  {
    name: 'progressive JPEG of full colour',
    make: (n) => flat(n).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    name: 'progressive JPEG for print',
    make: (n) => flat(n).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: 'turned JPEG',
    make: (n) => flat(n).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  },
  {
    name: 'interlaced PNG of 16 bits with transparency',
    make: (n) => flat(n, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  },
  { name: 'moving GIF', make: (n) => moving(n).gif({ effort: 1 }).toBuffer() },
  {
    name: 'PNG of grain with transparency',
    make: () => grain(2_400, 900, 4).png({ compressionLevel: 1 }).toBuffer(),
  },
];

interface Site {
  origin: string;
  token: string;
}

async function upload({ origin, token }: Site, bytes: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

/** A refusal names the megapixels that are accepted. */
async function largest(site: Site, { name, make }: Expensive): Promise<Buffer> {
  let pixels = 50e6;
  for (let attempt = 0; attempt < 4; attempt++) {
    const bytes = await make(pixels * 0.995);
    const { status, text } = await upload(site, bytes);
    if (status === 200) return bytes;
    if (status !== 422) throw new Error(`${name}: ${status} ${text}`);
    // libheif itself refuses the largest ones, without a number.
    const [, allowed = pixels / 2e6] = /up to ([\d.]+) megapixels/.exec(text) ?? [];
    pixels = Number(allowed) * 1e6;
  }
  throw new Error(`${name} is never accepted`);
}

/** AVIF files are made after the answer. */
async function untilIdle({ processorTime }: ServerProcess): Promise<void> {
  let before = -1;
  for (let second = 0; second < 180 && processorTime() - before > 0.05; second++) {
    before = processorTime();
    await sleep(1_000);
  }
}

async function peakOf(files: Buffer[], env: NodeJS.ProcessEnv) {
  await using server = await startServer(siteScript, env);
  const token = await tokenOf(server.origin);
  const site = { origin: server.origin, token };
  await upload(site, await flat(10_000).jpeg().toBuffer());
  await untilIdle(server);
  const idle = server.memory();
  server.forgetPeak();
  const answers = await Promise.all(files.map((file) => upload(site, file)));
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`refused: ${refused.text}`);
  await untilIdle(server);
  return server.peakMemory() - idle;
}

async function sizeOf(file: Buffer): Promise<string> {
  const { width, height, pages = 1, pageHeight } = await sharp(file, { pages: -1 }).metadata();
  const megapixels = (width * (pageHeight ?? height) * pages) / 1e6;
  return `${megapixels.toFixed(1)} megapixels in ${Math.ceil(file.length / 1024)} KB`;
}

export async function decoderPeaks(site: ServerProcess, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const small = await peakOf([await flat(1_000_000).jpeg().toBuffer()], env);
  const control = `JPEG of 1 megapixel +${small.toFixed(0)} MB`;
  const rowOf = (what: string, peak: number): Row => ({
    what: `(k) ${what}`,
    ours: `+${peak.toFixed(0)} MB`,
    control,
    ratio: (peak / small).toFixed(1),
    goal: `≤ +${goal} MB`,
    isReached: peak <= goal,
  });
  const rows: Row[] = [];
  const files: Buffer[] = [];
  for (const one of expensive) {
    // Each server's sign-in may end the oldest session.
    const token = await tokenOf(site.origin);
    const file = await largest({ origin: site.origin, token }, one);
    files.push(file);
    rows.push(rowOf(`${one.name}, ${await sizeOf(file)}`, await peakOf([file], env)));
    say(`${rows.at(-1)?.what} ${rows.at(-1)?.ours}`);
  }
  rows.push(rowOf(`all ${files.length} at once`, await peakOf(files, env)));
  return rows;
}
