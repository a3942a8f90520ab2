import { findItemState } from '../../../db/content/find-items.ts';
import { findEntry } from '../../../db/moving/entries.ts';
import { findImportedItem } from '../../../db/moving/imported-items.ts';
import type { Import } from '../../../db/moving/imports.ts';
import { findEntryAt } from '../../../db/moving/old-addresses.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { replaceLinks } from '../../../domain/content/addresses/inner-links.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { withAddresses, withHtml } from '../../../domain/content/mapped-values.ts';
import { comparableAddress } from '../../../domain/moving/old-address.ts';
import type { SourceNote } from '../../../domain/moving/source-entry.ts';
import { pathParts } from '../pictures/find-in-files.ts';
import type { ImportParts } from '../run/import-parts.ts';
import { findKeptFile } from './source-pictures.ts';

type Values = Record<string, unknown>;

/** The part of an address below the old site; null for one elsewhere. */
function pathOnSource(link: string, source: string): string | null {
  if (/^\/(?!\/)/.test(link)) return link;
  if (!URL.canParse(link) || !URL.canParse(source)) return null;
  const url = new URL(link);
  const withoutWww = (host: string) => host.replace(/^www\./, '');
  if (withoutWww(url.host) !== withoutWww(new URL(source).host)) return null;
  return url.pathname + url.search + url.hash;
}

async function newAddress(
  { db }: ImportParts,
  { import_id, source }: Import,
  path: string,
): Promise<string | null> {
  const source_id = await findEntryAt(db, import_id, path);
  const entry = source_id === null ? null : await findEntry(db, import_id, source_id);
  // It is redirected to a list that may not be here yet.
  if (entry?.what === 'list') return path;
  if (!entry?.kind) return null;
  const { base } = storedKindNamed(entry.kind).address;
  if (entry.address !== '') return encodedPath(base + entry.address);
  const known = await findImportedItem(db, { source, source_id: entry.source_id });
  const state = known && (await findItemState(db, known.kind, known.item_id));
  return state?.address ? encodedPath(state.address) : null;
}

const withoutHash = (link: string) => link.replaceAll('&amp;', '&').split('#', 1).join('');

/** 'a.pdf' of a link to it; null for one to a page. */
function fileNameOf(link: string): string | null {
  const name = pathParts(link).at(-1) ?? '';
  const isPage = /\.(?:html?|php\d?|aspx?|jsp|cgi)$/i.test(name);
  return !isPage && /.\.[a-z]\w{1,4}$/i.test(name) ? name : null;
}

/** What came along of a file that is linked, often the original of a picture; '' for one that could not be had. */
async function fileHere(
  { db }: ImportParts,
  imported: Import,
  link: string,
): Promise<string | null> {
  if (fileNameOf(link) === null) return null;
  const local = pathOnSource(link, imported.source);
  const base = URL.parse(imported.source)?.origin ?? '';
  const spellings = local === null ? [link] : [link, local, base + local];
  let found: string | null = null;
  for (const address of new Set(spellings)) found ||= await findKeptFile(db, imported, address);
  return found;
}

/** Where a link to a page or picture of the old site leads here; null for any other link. */
export async function addressHere(
  parts: ImportParts,
  imported: Import,
  link: string,
): Promise<string | null> {
  const written = withoutHash(link);
  const local = pathOnSource(written, imported.source);
  const path = local && comparableAddress(local)?.toLowerCase();
  const page = path ? await newAddress(parts, imported, path) : null;
  const address = page ?? ((await fileHere(parts, imported, written)) || null);
  const hash = /#.*$/s.exec(link)?.[0] ?? '';
  return address === null ? null : address + hash;
}

function linksIn(kind: Kind, values: Values): Set<string> {
  const found = new Set<string>();
  const note = (link: string) => {
    found.add(link);
    return link;
  };
  withHtml(kind, values, (html) => replaceLinks(html, note));
  withAddresses(kind, values, note);
  return found;
}

/** For a file of the old site that nothing shows; one that could not be had is listed with the pictures. */
async function leftFileNote(
  parts: ImportParts,
  imported: Import,
  link: string,
): Promise<SourceNote[]> {
  const written = withoutHash(link);
  const name = fileNameOf(written);
  if (name === null || pathOnSource(written, imported.source) === null) return [];
  if ((await fileHere(parts, imported, written)) !== null) return [];
  const became = 'Its link stays as it is: files that a text only links to do not come along.';
  return [{ what: `file ${name}`, became }];
}

/** Links to the old site that lead to what the plan makes of their pages, and to pictures that came along. */
export async function followSourceLinks(
  parts: ImportParts,
  imported: Import,
  kind: Kind,
  values: Values,
): Promise<{ linked: Values; notes: SourceNote[] }> {
  const followed = new Map<string, string>();
  const notes: SourceNote[] = [];
  for (const link of linksIn(kind, values)) {
    const address = await addressHere(parts, imported, link);
    if (address !== null) followed.set(link, address);
    else notes.push(...(await leftFileNote(parts, imported, link)));
  }
  if (followed.size === 0) return { linked: values, notes };
  const inHtml = withHtml(kind, values, (html) =>
    replaceLinks(html, (link) => followed.get(link) ?? null),
  );
  return { linked: withAddresses(kind, inHtml, (link) => followed.get(link) ?? link), notes };
}
