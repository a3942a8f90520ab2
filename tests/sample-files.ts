import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

export function picture(width: number, height: number, noise = false) {
  const background = { r: 40, g: 110, b: 120 };
  if (!noise) return sharp({ create: { width, height, channels: 3, background } });
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const raw = { width: columns, height: rows, channels: 3 } as const;
  return sharp(randomBytes(columns * rows * 3), { raw }).resize(width, height, { fit: 'fill' });
}

export function pictureFile(format: PictureFormat, width = 64, height = 48): Promise<Buffer> {
  return picture(width, height).toFormat(format).toBuffer();
}

export function movingFile(format: 'gif' | 'webp', width = 64, height = 48): Promise<Buffer> {
  const raw = { width, height: height * 3, channels: 3, pageHeight: height } as const;
  const frames = Buffer.concat(
    [30, 120, 210].map((value) => Buffer.alloc(width * height * 3, value)),
  );
  return sharp(frames, { raw }).toFormat(format).toBuffer();
}

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + inner.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, inner]);
}

export const fileTypeBox = box('ftyp', 'isom\0\0\x02\0isomiso2avc1mp41');
export const movieBox = box('moov', box('mvhd', Buffer.alloc(100)), box('trak', Buffer.alloc(40)));
export const mp4File = Buffer.concat([fileTypeBox, movieBox, box('mdat', Buffer.alloc(500, 7))]);

export function element(id: string, content: Buffer | string, length?: number): Buffer {
  const inner = Buffer.from(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + (length ?? inner.length));
  const head = [Buffer.from(id, 'hex'), length === -1 ? Buffer.from([0xff]) : size];
  return Buffer.concat([...head, inner]);
}

export const webmHeader = element('1a45dfa3', element('4282', 'webm'));
const tracks = Buffer.concat([element('1549a966', 'info'), element('1654ae6b', 'tracks')]);
export const webmFile = Buffer.concat([webmHeader, element('18538067', tracks)]);
export const recordedWebmFile = Buffer.concat([webmHeader, element('18538067', tracks, -1)]);

export async function acceptedFiles(): Promise<[string, Buffer][]> {
  return [
    ['image/jpeg', await pictureFile('jpeg')],
    ['image/png', await pictureFile('png')],
    ['image/webp', await pictureFile('webp')],
    ['image/avif', await pictureFile('avif')],
    ['image/gif', await pictureFile('gif')],
    ['video/mp4', mp4File],
    ['video/webm', webmFile],
  ];
}

export const refusedFiles: [string, Buffer | string][] = [
  ['a page called evil.png', '<!doctype html><script>alert(1)</script>'],
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['an SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a Windows program', Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(6_000)])],
  ['a Linux program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)])],
  ['a PDF document', '%PDF-1.7\n'],
  ['an archive', Buffer.from('504b0304', 'hex')],
  ['a QuickTime film', box('ftyp', 'qt  \0\0\x02\0qt  ')],
  ['a HEIC photo', box('ftyp', 'heic\0\0\0\0mif1heicmp42')],
  ['a Matroska film', element('1a45dfa3', element('4282', 'matroska'))],
  ['a sound file', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a single byte', '\xff'],
];
