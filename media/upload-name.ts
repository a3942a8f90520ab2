import { randomBytes } from 'node:crypto';
import { type MediaType, mediaTypes } from './media-type.ts';

/** 128 random bits; a still picture's name holds its size, from which pages derive the smaller files. */
export function newUploadName(type: MediaType, still?: { width: number; height: number }): string {
  const size = still ? `-w${still.width}h${still.height}` : '';
  return `${randomBytes(16).toString('hex')}${size}.${mediaTypes[type].extension}`;
}

export function newCaptionsName(): string {
  return `${randomBytes(16).toString('hex')}.vtt`;
}

export function smallerName(fileName: string, width: number, format = 'webp'): string {
  return `${fileName.replace(/\.\w+$/, '')}-${width}.${format}`;
}

export function fallbackName(name: string): string | null {
  return /-\d{1,4}\.avif$/.test(name) ? name.replace(/avif$/, 'webp') : null;
}

export const uploadNamePattern =
  /^[0-9a-f]{32}(-w\d{1,5}(h\d{1,5})?(-\d{1,4}(?=\.(webp|avif)$))?)?\.(jpg|png|webp|avif|gif|mp4|webm|vtt)$/;
