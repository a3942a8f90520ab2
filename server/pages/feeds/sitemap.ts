import type { Database } from '../../../db/open.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { textElement, xmlHead } from '../../../domain/xml.ts';
import type { PublicPage } from './public-page.ts';
import { findItemPages, type ListedPages } from './public-pages.ts';

/** sitemaps.org allows 50,000 addresses a file; own pages share one file with items. */
const maxInFile = 49_000;

const maxAddressLength = 2_047;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function entry({ path, updatedAt, images }: PublicPage, origin: string): string {
  const pictures = images
    .map((image) => new URL(image, origin).href)
    .filter(({ length }) => length <= maxAddressLength)
    .map((image) => `<image:image>${textElement('image:loc', image)}</image:image>`);
  const lines = [textElement('loc', origin + path), textElement('lastmod', updatedAt), ...pictures];
  return `<url>${lines.join('')}</url>\n`;
}

export function sitemapFile(pages: PublicPage[], origin: string): string {
  const entries = pages.map((page) => entry(page, origin)).join('');
  return `${xmlHead}<urlset ${namespaces}>\n${entries}</urlset>\n`;
}

function sitemapIndex(files: number, origin: string): string {
  const parts = Array.from(
    { length: files },
    (_, index) =>
      `<sitemap>${textElement('loc', `${origin}/sitemap-${index + 1}.xml`)}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}

function slicesOf(
  counts: ListedPages['counts'],
  inFile: number,
): { kind: ItemKind; offset: number }[] {
  return [...counts].flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / inFile) }, (_, index) => ({
      kind,
      offset: index * inFile,
    })),
  );
}

/** Without a number /sitemap.xml: all addresses, or an index. Null for an unknown number. */
export async function findSitemap(
  db: Database,
  origin: string,
  { own: pages, continued, counts }: ListedPages,
  { number, inFile = maxInFile }: { number?: number; inFile?: number } = {},
): Promise<string | null> {
  const slice = (kind: ItemKind, offset: number) =>
    findItemPages(db, kind, { limit: inFile, offset, origin });
  const own = [...pages, ...continued];
  const ownFiles = Math.ceil(own.length / inFile);
  const slices = slicesOf(counts, inFile);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all <= inFile && ownFiles <= 1) {
    if (number !== undefined && number !== 1) return null;
    const items = await Promise.all(slices.map(({ kind }) => slice(kind, 0)));
    return sitemapFile([...own, ...items.flat()], origin);
  }
  if (number === undefined) return sitemapIndex(ownFiles + slices.length, origin);
  if (number <= ownFiles) {
    return sitemapFile(own.slice((number - 1) * inFile, number * inFile), origin);
  }
  const wanted = slices[number - ownFiles - 1];
  return wanted ? sitemapFile(await slice(wanted.kind, wanted.offset), origin) : null;
}
