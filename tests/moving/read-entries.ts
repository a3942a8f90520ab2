import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type SourceEntry,
  type SourceItem,
  sourceEntry,
} from '../../domain/moving/source-entry.ts';
import { readExport } from '../../server/moving/readers/read-export.ts';

/** All that the reader finds, each of the shape of the seam. */
export async function entriesOf(path: string): Promise<SourceEntry[]> {
  const found: SourceEntry[] = [];
  for await (const entry of readExport(path)) found.push(sourceEntry.parse(entry));
  return found;
}

/** Of a file that holds `content` while it is read. */
export async function entriesIn(content: string | Buffer, name = 'export.xml') {
  const folder = await mkdtemp(join(tmpdir(), 'moving-'));
  try {
    await writeFile(join(folder, name), content);
    return await entriesOf(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function itemsOf(entries: SourceEntry[]): SourceItem[] {
  return entries.filter((entry) => entry.what === 'item');
}
