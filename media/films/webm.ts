import type { FileHandle } from 'node:fs/promises';

const ids = { ebml: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067, tracks: 0x1654ae6b };

/** Elements inspected for the tracks, which come before the pictures. */
const maxElements = 64;

interface Element {
  id: number;
  content: number;
  length?: number;
}

/** EBML encodes the length of a number in its leading zero bits; an id keeps those bits. */
function readNumber(bytes: Buffer, at: number, keepsMark: boolean) {
  const width = Math.clz32(bytes[at] ?? 0) - 23;
  if (width > 8 || at + width > bytes.length) return undefined;
  let value = (bytes[at] ?? 0) % (keepsMark ? 256 : 2 ** (8 - width));
  for (let next = at + 1; next < at + width; next++) value = value * 256 + (bytes[next] ?? 0);
  return { value, width, isUnknown: !keepsMark && value === 2 ** (7 * width) - 1 };
}

function readElement(bytes: Buffer, at: number): Element | undefined {
  const id = readNumber(bytes, at, true);
  const length = id && readNumber(bytes, at + id.width, false);
  if (!id || !length) return undefined;
  const content = at + id.width + length.width;
  return { id: id.value, content, length: length.isUnknown ? undefined : length.value };
}

export function isEbml(head: Buffer): boolean {
  return head.length >= 4 && head.readUInt32BE(0) === ids.ebml;
}

export function isWebmHead(head: Buffer): boolean {
  const header = readElement(head, 0);
  const end = Math.min(head.length, (header?.content ?? 0) + (header?.length ?? 0));
  for (let at = header?.content ?? end; at < end; ) {
    const element = readElement(head, at);
    if (element?.length === undefined) return false;
    const { id, content, length } = element;
    if (id === ids.docType) {
      return head.toString('latin1', content, content + length).replace(/\0+$/, '') === 'webm';
    }
    at = content + length;
  }
  return false;
}

async function elementAt(file: FileHandle, at: number): Promise<Element | undefined> {
  const bytes = Buffer.alloc(16);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
  const element = readElement(bytes.subarray(0, bytesRead), 0);
  return element && { ...element, content: at + element.content };
}

async function hasTracks(file: FileHandle, from: number, end: number): Promise<boolean> {
  for (let at = from, seen = 0; at < end && seen < maxElements; seen++) {
    const element = await elementAt(file, at);
    if (element?.length === undefined || element.content + element.length > end) return false;
    if (element.id === ids.tracks) return true;
    at = element.content + element.length;
  }
  return false;
}

/** A browser's recording leaves the segment's length open, which is accepted. */
export async function isWholeWebm(file: FileHandle, size: number): Promise<boolean> {
  const header = await elementAt(file, 0);
  if (header?.id !== ids.ebml || header.length === undefined) return false;
  const segment = await elementAt(file, header.content + header.length);
  if (segment?.id !== ids.segment) return false;
  const end = segment.length === undefined ? size : segment.content + segment.length;
  return end === size && (await hasTracks(file, segment.content, end));
}
