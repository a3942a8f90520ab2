import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

const member = z.object({ bytes: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** What a backup says of itself, in its member `manifest.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601 UTC. */
  made_at: z.string(),
  /** The database's last migration. */
  migration: z.string(),
  /** The last key each table has given away. */
  counters: z.record(z.string(), z.number().int()),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  /** Every other file of the backup by its name in it. */
  members: z.record(z.string(), member),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';

/** Where a table's rows and the media stand in a backup. */
export const tableName = (table: string) => `database/${table}.jsonl`;
export const mediaFolder = 'media';

/** The media of a backup by their names in the store. */
export function mediaOf({ members }: Manifest): Manifest['members'] {
  const prefix = `${mediaFolder}/`;
  const media = Object.entries(members).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(media.map(([name, told]) => [name.slice(prefix.length), told]));
}

/** Bytes and SHA-256 of what streams past. */
export async function fingerprint(
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<Manifest['members'][string]> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += Buffer.byteLength(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The files below a folder, as paths relative to it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Every file below a folder with its fingerprint. */
export async function membersOf(folder: string): Promise<Manifest['members']> {
  const members: Manifest['members'] = {};
  for (const name of await filesBelow(folder)) {
    members[name] = await fingerprint(createReadStream(join(folder, name)));
  }
  return members;
}
