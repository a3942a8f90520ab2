import { isEbml, isWebmHead } from './films/webm.ts';

/** Without SVG: it can hold script. */
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

const ownTypes = [
  ['svg', 'image/svg+xml'],
  ['svg.br', 'image/svg+xml'],
  ['vtt', 'text/vtt; charset=utf-8'],
] as const;

const typeByExtension = new Map<string, string>([
  ...Object.entries(mediaTypes).map(([type, { extension }]) => [extension, type] as const),
  ...ownTypes,
]);

export function fileTypeOf(name: string): string {
  // The folder of a drawing is named by an address, which may hold dots.
  const own = name.slice(name.lastIndexOf('/') + 1);
  const extension = own.slice(own.indexOf('.') + 1);
  return typeByExtension.get(extension) ?? 'application/octet-stream';
}

export const headSize = 4096;

const mp4Brands = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|mmp4|dash|cmfc)$/;

/** Pictures in the container of a film; of these only AVIF is accepted. */
const pictureBrands = /^(avif|avis|mif1|msf1|hei.|hev.)$/;

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

/** From the bytes alone; the sent name and type are never asked. Decoding proves the rest. */
export function mediaTypeOf(head: Buffer): MediaType | undefined {
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  if (isEbml(head)) return isWebmHead(head) ? 'video/webm' : undefined;
  return brandedType(fileBrands(head));
}
