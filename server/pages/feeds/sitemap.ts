import type { Database } from '../../../db/open.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { Alternate } from '../../../domain/languages/page-languages.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { textElement, xmlHead, xmlText } from '../../../domain/xml.ts';
import { inLanguages } from './in-languages.ts';
import type { PublicPage } from './public-page.ts';
import { findItemPages, type ListedPages } from './public-pages.ts';

/** sitemaps.org allows 50,000 addresses a file; own pages share one file with items. */
const maxInFile = 49_000;

const maxAddressLength = 2_047;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function alternateLink({ language, path }: Alternate, origin: string): string {
  return `<xhtml:link rel="alternate" hreflang="${xmlText(language)}" href="${xmlText(origin + path)}"/>`;
}

function entry({ path, updatedAt, images, alternates = [] }: PublicPage, origin: string): string {
  const pictures = images
    .map((image) => new URL(image, origin).href)
    .filter(({ length }) => length <= maxAddressLength)
    .map((image) => `<image:image>${textElement('image:loc', image)}</image:image>`);
  const links = alternates.map((alternate) => alternateLink(alternate, origin));
  const required = [textElement('loc', origin + path), textElement('lastmod', updatedAt)];
  const lines = [...required, ...links, ...pictures];
  return `<url>${lines.join('')}</url>\n`;
}

export function sitemapFile(pages: PublicPage[], origin: string): string {
  const entries = pages.map((page) => entry(page, origin)).join('');
  const used = pages.some(({ alternates }) => alternates)
    ? [namespaces, linkNamespace]
    : [namespaces];
  return `${xmlHead}<urlset ${used.join(' ')}>\n${entries}</urlset>\n`;
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
  { own: pages, continued, counts, languages }: ListedPages,
  { number, inFile: limit = maxInFile }: { number?: number; inFile?: number } = {},
): Promise<string | null> {
  // Each original may stand there in every language.
  const inFile = Math.floor(limit / languages.all.length);
  const messages = messagesFor(languages.all[0].tag);
  const slice = async (kind: ItemKind, offset: number) => {
    const found = await findItemPages(db, kind, { limit: inFile, offset, origin, messages });
    return inLanguages(found, languages);
  };
  const own = [...inLanguages(pages, languages), ...continued];
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
