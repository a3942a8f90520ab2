import { textElement, xmlHead } from '../../domain/xml.ts';
import type { PublicPage } from './public-pages.ts';

/** Limits of sitemaps.org for one file: addresses, and bytes with room for its frame. */
export const sitemapLimits = { addresses: 50_000, bytes: 50_000_000 } as const;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function entry({ path, updatedAt, images }: PublicPage, origin: string): string {
  const pictures = images.map(
    (image) =>
      `<image:image>${textElement('image:loc', new URL(image, origin).href)}</image:image>`,
  );
  const lines = [textElement('loc', origin + path), textElement('lastmod', updatedAt), ...pictures];
  return `<url>${lines.join('')}</url>\n`;
}

/** Full pieces in order; a piece ends where the next entry would pass a limit. */
function inPieces(entries: string[], limits: { addresses: number; bytes: number }): string[] {
  const pieces = [''];
  let count = 0;
  let bytes = 0;
  for (const text of entries) {
    const size = Buffer.byteLength(text);
    if (count === limits.addresses || bytes + size > limits.bytes) {
      pieces.push('');
      count = 0;
      bytes = 0;
    }
    pieces[pieces.length - 1] += text;
    count++;
    bytes += size;
  }
  return pieces;
}

/** The files of the sitemap: one, or as many as the limits ask for. */
export function sitemapFiles(
  pages: PublicPage[],
  origin: string,
  limits: { addresses: number; bytes: number } = sitemapLimits,
): string[] {
  const entries = pages.map((page) => entry(page, origin));
  return inPieces(entries, limits).map(
    (piece) => `${xmlHead}<urlset ${namespaces}>\n${piece}</urlset>\n`,
  );
}

/** What /sitemap.xml answers: the only file, or the list of all of them. */
export function sitemapOf(files: string[], origin: string): string {
  const [only] = files;
  if (files.length === 1 && only) return only;
  const parts = files.map(
    (_, index) =>
      `<sitemap>${textElement('loc', `${origin}/sitemap-${index + 1}.xml`)}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}
