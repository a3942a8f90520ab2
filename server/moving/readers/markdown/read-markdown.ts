import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import type { ExportFiles } from '../archive/export-files.ts';
import { wholeText } from '../archive/open-files.ts';
import { markdownItem } from './markdown-item.ts';
import { markdownPaths } from './markdown-paths.ts';

/** Bytes of one file. */
const fileLimit = 5_000_000;

async function entryOf(files: ExportFiles, path: string, known: Set<string>): Promise<SourceEntry> {
  try {
    return markdownItem(path, await wholeText(files, path, fileLimit), known);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'It could not be read.';
    return { what: 'unreadable', id: path, reason };
  }
}

/** A folder or zip of Markdown files, or one of them. */
export async function* readMarkdown(files: ExportFiles): AsyncGenerator<SourceEntry> {
  const known = new Set(files.paths);
  yield { what: 'site', origin: '', name: '', language: '' };
  for (const path of markdownPaths(files)) yield await entryOf(files, path, known);
}
