import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import { type MediaStore, releasesFolder } from '../../../media/stores/store.ts';
import { packRelease, type Release } from './release.ts';

/** Releases besides the running one (decision D40). */
const retained = 2;

const refreshInterval = 1_000;

const position = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

const indexSchema = z.object({ seen: z.number(), files: z.record(z.string(), position) });

type Index = z.infer<typeof indexSchema>;

const nameOf = (id: string, kind: 'json' | 'pack') => `${releasesFolder}/${id}.${kind}`;

async function readIndex(media: MediaStore, id: string): Promise<Index | null> {
  const body = await media.read(nameOf(id, 'json'));
  if (!body) return null;
  const words = await text(body);
  try {
    return indexSchema.parse(JSON.parse(words));
  } catch {
    return null;
  }
}

async function findReleases(media: MediaStore): Promise<string[]> {
  const names = await media.list(releasesFolder);
  const ids = names.map((name) => /\/([0-9a-f]{16})\.(json|pack)$/.exec(name)?.[1]);
  return [...new Set(ids)].filter((id) => id !== undefined);
}

async function lastSeen(media: MediaStore, id: string): Promise<number> {
  const index = await readIndex(media, id);
  if (index) return index.seen;
  return (await media.find(nameOf(id, 'pack')))?.modified.getTime() ?? 0;
}

async function removeOlder(media: MediaStore, own: string): Promise<void> {
  const others = (await findReleases(media)).filter((id) => id !== own);
  const seen = await Promise.all(others.map(async (id) => ({ id, at: await lastSeen(media, id) })));
  for (const { id } of seen.toSorted((one, other) => other.at - one.at).slice(retained)) {
    await media.remove([nameOf(id, 'json'), nameOf(id, 'pack')]);
  }
}

/** All instances may do this at once. Removes all but the two releases that ran last before. */
export async function storeRelease(
  media: MediaStore,
  { release, folder, now }: { release: Release; folder: string; now: number },
): Promise<void> {
  const [index, pack] = [nameOf(release.id, 'json'), nameOf(release.id, 'pack')];
  const isPacked = (await media.find(pack))?.bytes === release.bytes;
  await withTemporaryFolder(media.folder, async (place) => {
    await mkdir(join(place, releasesFolder));
    const noted: Index = { seen: now, files: release.files };
    await writeFile(join(place, index), JSON.stringify(noted));
    if (!isPacked) await packRelease(release, folder, join(place, pack));
    await media.keep(place, isPacked ? [index] : [index, pack]);
  });
  await removeOlder(media, release.id);
}

export interface ReleaseFile {
  bytes: number;
  read: () => Promise<Readable | null>;
}

/** Includes newer releases that other instances run. */
export function releaseFiles(media: MediaStore): (name: string) => Promise<ReleaseFile | null> {
  let known = new Map<string, Index>();
  let look = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };

  async function readNew(): Promise<void> {
    const next = new Map<string, Index>();
    for (const id of await findReleases(media)) {
      const index = known.get(id) ?? (await readIndex(media, id));
      if (index) next.set(id, index);
    }
    known = next;
  }

  function findKnown(name: string): ReleaseFile | null {
    for (const [id, { files }] of known) {
      if (!Object.hasOwn(files, name)) continue;
      const [start, bytes] = files[name] ?? [0, 0];
      const range = { start, end: start + bytes - 1 };
      return { bytes, read: () => media.read(nameOf(id, 'pack'), range) };
    }
    return null;
  }

  return async (name) => {
    const found = findKnown(name);
    if (found) return found;
    const time = performance.now();
    if (time - look.at >= refreshInterval) look = { at: time, done: readNew() };
    await look.done;
    return findKnown(name);
  };
}
