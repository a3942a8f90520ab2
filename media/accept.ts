import { createHash } from 'node:crypto';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { mebibyte, uploadSizes } from '../domain/media/upload-sizes.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { isWholeMp4 } from './films/mp4.ts';
import { isWholeWebm } from './films/webm.ts';
import { flush, withTemporaryFolder } from './incoming.ts';
import { headSize, type ImageType, type MediaType, mediaTypeOf, mediaTypes } from './media-type.ts';
import type { MediaStore } from './stores/store.ts';
import { newUploadName, smallerName } from './upload-name.ts';
import { isOutOfSpace, UploadRefused } from './upload-refused.ts';

interface UploadLimits {
  image: number;
  video: number;
  pixels: number;
}

type StoredUpload = Pick<AcceptedUpload, 'file_name' | 'widths'>;

/** Decision D66; many formats may have fewer pixels (media/pictures/picture-limits.ts). */
export const uploadLimits: UploadLimits = {
  image: uploadSizes.image * mebibyte,
  video: uploadSizes.video * mebibyte,
  pixels: 50_000_000,
};

/** Sizes in bytes, widths in pixels; the caller inserts the row. */
export interface AcceptedUpload {
  file_name: string;
  media_type: MediaType;
  hash: string;
  size: number;
  width: number | null;
  height: number | null;
  widths: number[];
  placeholder: string;
}

const queueUpload = limitConcurrency(2, 10);

const unknownType =
  'This type of file is not accepted. Send a JPEG, PNG, WebP, AVIF or GIF picture or an MP4 or WebM film.';

async function* readUntilCut(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk;
  } catch {
    throw new UploadRefused(400, 'The upload broke off. Try again.');
  }
}

function typeOrRefuse(head: Buffer): MediaType {
  if (head.length === 0) throw new UploadRefused(400, 'The file is empty.');
  const type = mediaTypeOf(head);
  if (!type) throw new UploadRefused(415, unknownType);
  return type;
}

function refuseLarger(size: number, type: MediaType, limits: UploadLimits): void {
  const limit = limits[mediaTypes[type].kind];
  if (size <= limit) return;
  throw new UploadRefused(413, `The file is larger than ${Math.floor(limit / mebibyte)} MB.`);
}

/** Stops at the first byte that proves the file wrong. */
async function receive(file: FileHandle, stream: Readable, limits: UploadLimits) {
  let head = Buffer.alloc(0);
  let type: MediaType | undefined;
  let size = 0;
  const hash = createHash('sha256');
  for await (const chunk of readUntilCut(stream)) {
    size += chunk.length;
    if (!type) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headSize) type = typeOrRefuse(head);
    }
    if (type) refuseLarger(size, type, limits);
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  type ??= typeOrRefuse(head);
  refuseLarger(size, type, limits);
  return { type, size, hash: hash.digest('hex') };
}

async function refuseBrokenFilm(file: FileHandle, type: MediaType, size: number): Promise<void> {
  const isWhole = type === 'video/mp4' ? isWholeMp4 : isWholeWebm;
  if (await isWhole(file, size)) return;
  throw new UploadRefused(422, 'The film is damaged or not complete.');
}

async function receiveInto(place: string, stream: Readable, limits: UploadLimits) {
  const path = join(place, 'sent');
  const file = await open(path, 'wx+');
  try {
    const received = await receive(file, stream, limits);
    const { type, size } = received;
    if (mediaTypes[type].kind === 'video') await refuseBrokenFilm(file, type, size);
    return { path, ...received };
  } finally {
    await file.close();
  }
}

function isImage(type: MediaType): type is ImageType {
  return mediaTypes[type].kind === 'image';
}

async function acceptInto(
  place: string,
  store: MediaStore,
  stream: Readable,
  limits: UploadLimits,
): Promise<AcceptedUpload> {
  const { path, type, size, hash } = await receiveInto(place, stream, limits);
  if (isImage(type)) {
    const { rewritePicture } = await import('./pictures/pictures.ts');
    const picture = await rewritePicture(path, type, place, limits.pixels);
    await store.keep(place, uploadFiles(picture));
    return { ...picture, hash };
  }
  const file_name = newUploadName(type);
  await rename(path, join(place, file_name));
  await flush(join(place, file_name));
  await store.keep(place, [file_name]);
  const none = { width: null, height: null, widths: [], placeholder: '' };
  return { file_name, media_type: type, hash, size, ...none };
}

/**
 * At most two at once, ten more wait. A refused file leaves nothing behind.
 *
 * @param source A stream, or what opens one when it is its turn. @throws {UploadRefused}
 */
export async function acceptUpload(
  store: MediaStore,
  source: Readable | (() => Promise<Readable>),
  limits: UploadLimits = uploadLimits,
): Promise<AcceptedUpload> {
  const isOpen = typeof source !== 'function';
  let stream = isOpen ? source : null;
  try {
    return await queueUpload(async () => {
      const opened = isOpen ? source : await source();
      stream = opened;
      return withTemporaryFolder(store.folder, (place) => acceptInto(place, store, opened, limits));
    });
  } catch (error) {
    stream?.destroy();
    if (!isOutOfSpace(error)) throw error;
    throw new UploadRefused(507, 'There is no space left for the file. Nothing was kept.');
  }
}

function uploadFiles({ file_name, widths }: StoredUpload): string[] {
  return [file_name, ...widths.map((width) => smallerName(file_name, width))];
}

export async function discardUpload(store: MediaStore, upload: StoredUpload): Promise<void> {
  const { file_name, widths } = upload;
  const avifs = widths.map((width) => smallerName(file_name, width, 'avif'));
  await store.remove([...uploadFiles(upload), ...avifs]);
}
