import {
  findEarlierPicture,
  findPicture,
  savePicture,
} from '../../../db/moving/import-pictures.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { filmPlayer } from '../../../domain/content/text/film-player.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { originalAddresses } from '../pictures/original-address.ts';
import type { ImportParts } from '../run/import-parts.ts';

const picturePattern = /(<img\b[^<>]*?\ssrc\s*=\s*)(["'])(.*?)\2/gis;

/** A film that is a file, as the readers write it; one of another site stays there. */
const filmPattern = /(<figure data-node="film"><a href=)(")([^"]*)"/g;

/** What both find: all of it, what stands before the address, its quote, the address. */
type Found = [whole: string, before: string, quote: string, address: string];

const decoded = (address: string) => address.replaceAll('&amp;', '&');

const isFilmFile = (address: string) => filmPlayer(address) === null;

/** Addresses of the pictures and films that an item shows, as the source has them. */
export function picturesOf({ html, picture, seo }: SourceItem): Set<string> {
  const inHtml = [...html.matchAll(picturePattern)].map(([, , , address = '']) => decoded(address));
  const films = [...html.matchAll(filmPattern)].map(([, , , address = '']) => decoded(address));
  const all = [...inHtml, ...films.filter(isFilmFile), picture, seo.picture];
  return new Set(all.filter((address) => address !== '' && !address.startsWith('data:')));
}

/**
 * The file of a picture, or of one that is the same in another size; '' for one that could not be had, null while
 * none was asked for.
 */
export async function findKeptFile(
  db: Database,
  imported: Import,
  named: string,
): Promise<string | null> {
  const { import_id } = imported;
  const address = addressAt(imported, named);
  const [original = address] = originalAddresses(address);
  const known = await findPicture(db, import_id, original);
  if (known?.file) return known.file;
  return (await findPicture(db, import_id, address))?.file ?? null;
}

/** A path of the old site, below the address that was given for it. */
function addressAt({ choices: { origin } }: Import, address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath && origin !== '' ? origin.replace(/\/+$/, '') + address : address;
}

/** The address in the media library, fetched once for all items of the import; '' where it is missing. */
async function keptPicture(
  { db, keepPicture }: ImportParts,
  imported: Import,
  { address: named, source_id, alt }: { address: string; source_id: string; alt: string },
): Promise<string> {
  const { import_id } = imported;
  const address = addressAt(imported, named);
  const known = await findKeptFile(db, imported, named);
  if (known !== null) return known;
  // The old site may be gone by now, and what it showed stands here.
  const earlier = await findEarlierPicture(db, imported, originalAddresses(address));
  const kept = earlier ?? (await keepPicture(address, imported, alt));
  const picture = 'file' in kept ? { ...kept, reason: '' } : { ...kept, file: '', address };
  await savePicture(db, { import_id, source_id, ...picture });
  return picture.file;
}

/** The item with its pictures in the media library; a missing one keeps its old address. */
export async function withPictures(
  parts: ImportParts,
  imported: Import,
  item: SourceItem,
): Promise<{ item: SourceItem; missing: number }> {
  const files = new Map<string, string>();
  let missing = 0;
  const keep = async (address: string, alt: string) => {
    const file = await keptPicture(parts, imported, { address, source_id: item.id, alt });
    if (file === '') missing += 1;
    else files.set(address, file);
  };
  const sizes = Map.groupBy(picturesOf(item), (address) => originalAddresses(address)[0]);
  // How many at once is for the keeper to say; the sizes of one picture come after each other.
  await Promise.all(
    [...sizes.values()].map(async (addresses) => {
      const alt = addresses.includes(item.picture) ? item.pictureAlt : '';
      for (const address of addresses) await keep(address, alt);
    }),
  );
  const fileOf = (address: string) => files.get(decoded(address)) ?? address;
  const here = (...[, before, quote, address]: Found) =>
    `${before}${quote}${fileOf(address)}${quote}`;
  const html = item.html
    .replace(picturePattern, (...found: Found) => here(...found))
    .replace(filmPattern, (...found: Found) => here(...found));
  const seo = { ...item.seo, picture: fileOf(item.seo.picture) };
  return { item: { ...item, html, seo, picture: fileOf(item.picture) }, missing };
}
