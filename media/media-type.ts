import { isEbml, isWebmHead } from './films/webm.ts';

/** What may be uploaded, with the extension we give it. SVG is missing on purpose: it can hold script. */
export const mediaTypes = {
  'image/jpeg': { extension: 'jpg', kind: 'image' },
  'image/png': { extension: 'png', kind: 'image' },
  'image/webp': { extension: 'webp', kind: 'image' },
  'image/avif': { extension: 'avif', kind: 'image' },
  'image/gif': { extension: 'gif', kind: 'image' },
  'video/mp4': { extension: 'mp4', kind: 'video' },
  'video/webm': { extension: 'webm', kind: 'video' },
} as const;

export type MediaType = keyof typeof mediaTypes;

export type ImageType = Extract<MediaType, `image/${string}`>;

/** The files that are ours beside the uploads. */
const ownTypes = [
  ['svg', 'image/svg+xml'],
  ['svg.br', 'image/svg+xml'],
  ['vtt', 'text/vtt; charset=utf-8'],
] as const;

const typeByExtension = new Map<string, string>([
  ...Object.entries(mediaTypes).map(([type, { extension }]) => [extension, type] as const),
  ...ownTypes,
]);

/** The Content-Type of a stored file, from the extension that we gave it. */
export function fileTypeOf(name: string): string {
  const extension = name.slice(name.indexOf('.') + 1);
  return typeByExtension.get(extension) ?? 'application/octet-stream';
}

/** Bytes from the start of a file that are enough to tell its type. */
export const headSize = 4096;

const mp4Brands = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|mmp4|dash|cmfc)$/;

/** Pictures in the same kind of container as a film; of these only AVIF is accepted. */
const pictureBrands = /^(avif|avis|mif1|msf1|hei.|hev.)$/;

/** The brands of a file that starts with an `ftyp` box, the major one first. */
function fileBrands(head: Buffer): string[] {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

function brandedType(brands: string[]): MediaType | undefined {
  const [major = ''] = brands;
  if (pictureBrands.test(major)) {
    return brands.some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : undefined;
  }
  return brands.some((brand) => mp4Brands.test(brand)) ? 'video/mp4' : undefined;
}

/**
 * The type of a file, from its first bytes alone (`headSize` of them, or all if it has fewer). The
 * sent name and type are never asked. Whether the rest keeps the promise is checked by decoding a
 * picture and by walking a film's boxes.
 */
export function mediaTypeOf(head: Buffer): MediaType | undefined {
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  if (isEbml(head)) return isWebmHead(head) ? 'video/webm' : undefined;
  return brandedType(fileBrands(head));
}
