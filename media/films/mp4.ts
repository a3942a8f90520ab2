import type { FileHandle } from 'node:fs/promises';

/** A fragmented film has two boxes a second; more than this is an attempt to keep us busy. */
const maxBoxes = 20_000;

interface Box {
  type: string;
  content: number;
  end: number;
}

async function readBox(file: FileHandle, at: number, limit: number): Promise<Box | undefined> {
  const header = Buffer.alloc(16);
  const { bytesRead } = await file.read(header, 0, Math.min(16, limit - at), at);
  if (bytesRead < 8) return undefined;
  const type = header.toString('latin1', 4, 8);
  const size = header.readUInt32BE(0);
  if (size === 1) {
    if (bytesRead < 16) return undefined;
    return { type, content: at + 16, end: at + Number(header.readBigUInt64BE(8)) };
  }
  return { type, content: at + 8, end: size === 0 ? limit : at + size };
}

async function readBoxes(file: FileHandle, from: number, to: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const box = await readBox(file, at, to);
    if (!box || box.end < box.content || box.end > to || boxes.length === maxBoxes) {
      return undefined;
    }
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Checks `ftyp`, one `moov` with header and track, and box sizes that add up (threat T22). */
export async function isWholeMp4(file: FileHandle, size: number): Promise<boolean> {
  const boxes = (await readBoxes(file, 0, size)) ?? [];
  const [movie, ...more] = boxes.filter(({ type }) => type === 'moov');
  const hasMedia = boxes.some(({ type }) => type === 'mdat');
  if (boxes[0]?.type !== 'ftyp' || !movie || more.length > 0 || !hasMedia) return false;
  const parts = (await readBoxes(file, movie.content, movie.end)) ?? [];
  return ['mvhd', 'trak'].every((wanted) => parts.some(({ type }) => type === wanted));
}
