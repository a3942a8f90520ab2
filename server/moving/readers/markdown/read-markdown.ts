import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import type { ExportFiles } from '../archive/export-files.ts';
import { wholeText } from '../archive/open-files.ts';
import { unreadable } from '../unreadable.ts';
import { markdownPaths } from './markdown-paths.ts';
import { MarkdownThread } from './markdown-thread.ts';

/** Bytes of one file. */
const fileLimit = 5_000_000;

/** Milliseconds for one text, on a machine that is busy with visitors. */
const textTimeout = 15_000;

async function entryOf(
  files: ExportFiles,
  path: string,
  thread: MarkdownThread,
): Promise<SourceEntry> {
  const text = await wholeText(files, path, fileLimit).catch((error: unknown) =>
    unreadable(path, error),
  );
  return typeof text === 'string' ? thread.read(path, text) : text;
}

/** A folder or zip of Markdown files, or one of them. */
export async function* readMarkdown(
  files: ExportFiles,
  timeout = textTimeout,
): AsyncGenerator<SourceEntry> {
  const thread = new MarkdownThread(new Set(files.paths), timeout);
  yield { what: 'site', origin: '', name: '', language: '' };
  try {
    for (const path of markdownPaths(files)) yield await entryOf(files, path, thread);
  } finally {
    await thread.close();
  }
}
