import { findPictureDetails } from '../../../db/media/uploads.ts';
import type { Database } from '../../../db/open.ts';
import type { PictureDetails } from '../../../domain/media/picture.ts';
import { lruCache } from '../../../page-cache/lru-cache.ts';
import { cachedUntilChanged } from '../../pages/cache/cached-until-changed.ts';

/** The address of a still upload, and of a file made of it. */
const uploadAddress = /^\/media\/([0-9a-f]{32}-w.*)$/;

/** The stored file's name without its extension; null for what is no upload. */
function uploadName(address: string): string | null {
  const [, name] = uploadAddress.exec(address) ?? [];
  return name === undefined ? null : name.replace(/(?:-\d{1,4})?\.\w+$/, '');
}

export function isUpload(address: string): boolean {
  return uploadAddress.test(address);
}

/** Bytes of details that are cached; an alt text has up to 300 characters. */
const maxCachedBytes = 2_000_000;
/** Of an entry's objects, beside its texts. */
const entryBytes = 200;

interface Known {
  details: PictureDetails;
  bytes: number;
}

function bytesOf(name: string, { alt = '', placeholder = '' }: PictureDetails): number {
  return entryBytes + 2 * (name.length + alt.length + placeholder.length);
}

export type DetailsOf = (address: string) => PictureDetails | undefined;

/** Finds what the library knows of all the pictures named, with one query for those not cached. */
export type FindPictures = (
  addresses: Iterable<string>,
  readVersion: () => Promise<number>,
) => Promise<DetailsOf>;

/** For pages in another language than that in which pictures are described. */
export function describedIn(tag: string, find: FindPictures): FindPictures {
  return async (addresses, readVersion) => {
    const detailsOf = await find(addresses, readVersion);
    return (address) => {
      const details = detailsOf(address);
      return details?.alt ? { ...details, altLanguage: tag } : details;
    };
  };
}

export type ArtefactOf = (address: string) => Promise<PictureDetails | null>;

/**
 * The details of uploads, cached per content version: changing them raises it (decision 0005). Artefacts
 * are no uploads; their files say what they show.
 */
export function pictureLibrary(db: Database, artefactOf?: ArtefactOf): FindPictures {
  const cache = cachedUntilChanged(db, async () => lruCache<Known>(maxCachedBytes));

  async function artefactsAmong(addresses: readonly string[]) {
    const found = new Map<string, PictureDetails>();
    for (const address of new Set(addresses)) {
      const details = await artefactOf?.(address);
      if (details) found.set(address, details);
    }
    return found;
  }

  async function uploadsNamed(names: ReadonlySet<string>, readVersion: () => Promise<number>) {
    const found = new Map<string, PictureDetails>();
    if (names.size === 0) return found;
    const known = await cache(readVersion);
    const missing: string[] = [];
    for (const name of names) {
      const entry = known.get(name);
      if (entry) found.set(name, entry.details);
      else missing.push(name);
    }
    for (const [name, { alt, focus, placeholder }] of await findPictureDetails(db, missing)) {
      const details: PictureDetails = { focus };
      if (alt) details.alt = alt;
      if (placeholder) details.placeholder = placeholder;
      found.set(name, details);
      known.set(name, { details, bytes: bytesOf(name, details) });
    }
    return found;
  }

  return async (asked, readVersion) => {
    const addresses = [...asked];
    const names = new Set(addresses.map(uploadName).filter((name) => name !== null));
    const [artefacts, uploads] = await Promise.all([
      artefactsAmong(addresses),
      uploadsNamed(names, readVersion),
    ]);
    return (address) => {
      const name = uploadName(address);
      return name === null ? artefacts.get(address) : uploads.get(name);
    };
  };
}
