import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { sizeOfPictures } from '../../../db/moving/import-pictures.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { acceptUpload } from '../../../media/accept.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { UploadRefused } from '../../../media/upload-refused.ts';
import { fullLibrary, uploadStore } from '../../media/store-upload.ts';
import type { KeptPicture } from '../run/import-parts.ts';
import { findInFiles, pathParts } from './find-in-files.ts';
import { openedExports } from './opened-exports.ts';
import { originalAddresses } from './original-address.ts';
import { pictureDoor } from './picture-door.ts';
import { PictureMissing } from './picture-missing.ts';

interface Needs {
  db: Database;
  media: MediaStore;
  quota: number;
  door?: ReturnType<typeof pictureDoor>;
  limit?: number;
}

interface Storing extends Pick<Needs, 'db' | 'media' | 'quota'> {
  keep: ReturnType<typeof uploadStore>;
  /** Of the import so far. */
  total: { bytes: number };
  alt: string;
}

/** The file of an import, and the origin of the old site where it is known. */
type From = Pick<Import, 'import_id' | 'file' | 'source'>;

/** Of an archive; more would take the turns of people who upload. */
const maxConcurrent = 2;

/** Bytes of the pictures of an import together, as those of a zip (T44). */
const totalLimit = 40e9;

const tooMuch = `The pictures of this import hold more than ${totalLimit / 1e9} GB already.`;

const nameOf = (address: string) => pathParts(address).at(-1) ?? '';

/** @throws {PictureMissing} where they are too many */
async function store(
  { db, media, quota, keep, total, alt }: Storing,
  open: () => Promise<Readable>,
  name: string,
): Promise<string> {
  // Opened when it is stored: the time of a picture must not run while it waits.
  const accepted = await acceptUpload(media, open);
  const kept = await keep({ db, media }, { ...accepted, original_name: name, alt }, quota);
  if (kept === null) throw new PictureMissing(fullLibrary(quota));
  if (kept === accepted.file_name) total.bytes += accepted.size;
  return `/media/${kept}`;
}

/** Asked once for an import and counted from then on. */
function totals(db: Database) {
  let last: { import_id: number; total: Promise<{ bytes: number }> } | null = null;
  return (import_id: number) => {
    if (last?.import_id !== import_id) {
      const total = sizeOfPictures(db, import_id).then((bytes) => ({ bytes }));
      const asked = { import_id, total };
      last = asked;
      total.catch(() => {
        if (last === asked) last = null;
      });
    }
    return last.total;
  };
}

/** Full disks and queues pass; what is wrong with a picture stays. */
function reasonOf(error: unknown): string {
  if (error instanceof PictureMissing) return error.message;
  if (error instanceof UploadRefused && error.status < 500) return error.message;
  throw error;
}

function wholeAddress(address: string, source: string): string | null {
  if (/^https?:/i.test(address)) return address;
  if (address.startsWith('//')) return `https:${address}`;
  return URL.canParse(source) ? new URL(address, source).href : null;
}

/** Of an archive, a folder or the old site, into the media library. */
export function pictureKeeper({
  db,
  media,
  quota,
  door = pictureDoor(),
  limit = totalLimit,
}: Needs) {
  const opened = openedExports();
  const totalOf = totals(db);
  const keep = uploadStore();
  const turn = pLimit(maxConcurrent);
  const fromFiles = async (addresses: string[], file: string, to: Storing) => {
    const { files, places } = await opened(file);
    for (const address of addresses) {
      const found = findInFiles(places, address);
      if (!found) continue;
      const kept = await turn(() => store(to, () => files.open(found), nameOf(found)));
      return { file: kept, address };
    }
    return null;
  };
  const fromSite = async (addresses: string[], source: string, to: Storing) => {
    let reason = 'It is not in the file, and the address of the old site is not known.';
    for (const address of addresses) {
      const whole = wholeAddress(address, source);
      if (whole === null) continue;
      try {
        const take = (open: () => Promise<Readable>) => store(to, open, nameOf(whole));
        return { file: await door(whole, take), address };
      } catch (error) {
        reason = reasonOf(error);
      }
    }
    return { reason };
  };
  return async (
    address: string,
    { import_id, file, source }: From,
    alt = '',
  ): Promise<KeptPicture> => {
    const addresses = originalAddresses(address);
    const total = await totalOf(import_id);
    if (total.bytes >= limit) return { reason: tooMuch };
    const to = { db, media, quota, keep, total, alt };
    try {
      const found = await fromFiles(addresses, file, to);
      if (found !== null) return found;
    } catch (error) {
      return { reason: reasonOf(error) };
    }
    return fromSite(addresses, source, to);
  };
}
