import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

const member = z.object({ bytes: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601 UTC. */
  made_at: z.string(),
  migration: z.string(),
  /** The last key that each table has assigned. */
  counters: z.record(z.string(), z.number().int()),
  rows: z.record(z.string(), z.number().int()),
  /** By member name. A Map, since any name may occur, `__proto__` too. */
  members: z
    .instanceof(Object)
    .transform((all) => new Map(Object.entries(all)))
    .pipe(z.map(z.string(), member)),
});

export type Manifest = z.output<typeof manifestSchema>;

type Fingerprint = z.infer<typeof member>;

export type Members = Manifest['members'];

export function manifestText(manifest: Manifest): string {
  return JSON.stringify({ ...manifest, members: Object.fromEntries(manifest.members) }, null, 2);
}

/** Of what has been stored in the folder just now. */
export async function manifestOf(
  folder: string,
  stored: Pick<Manifest, 'migration' | 'counters' | 'rows'>,
): Promise<Manifest> {
  const members = await membersOf(folder);
  return { format: 1, made_at: new Date().toISOString(), ...stored, members };
}

export const manifestName = 'manifest.json';

export const tableName = (table: string) => `database/${table}.jsonl`;
export const mediaFolder = 'media';

export function mediaOf({ members }: Manifest): Members {
  const prefix = `${mediaFolder}/`;
  const media = [...members].filter(([name]) => name.startsWith(prefix));
  return new Map(media.map(([name, member]) => [name.slice(prefix.length), member]));
}

export async function fileFingerprint(
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += Buffer.byteLength(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export async function membersOf(folder: string): Promise<Members> {
  const members: Members = new Map();
  for (const name of await filesBelow(folder)) {
    members.set(name, await fileFingerprint(createReadStream(join(folder, name))));
  }
  return members;
}
