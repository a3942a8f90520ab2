import type { SourceEntry } from '../../../domain/moving/source-entry.ts';
import type { ExportFiles } from './archive/export-files.ts';
import { beginningOf, openFiles } from './archive/open-files.ts';
import { ExportRefused } from './export-refused.ts';
import { isGhost, refuseOtherVersion } from './ghost/is-ghost.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { markdownPaths } from './markdown/markdown-paths.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { isWordPress, refuseNewerWxr } from './wordpress/is-wordpress.ts';
import { readWordPress } from './wordpress/read-wordpress.ts';

/** UTF-16 code units; the namespaces of a WordPress export stand in its first lines. */
const headLength = 65_536;

/** Of a folder or zip, files of the first folders only: deeper ones are pictures and data. */
const depthLimit = 4;

const unknown =
  'This is no export that can be read here: a WordPress export (.xml), a Ghost export (.json), Markdown files or a zip of these.';

function mayBeExport(path: string): boolean {
  return /\.(?:xml|json)$/i.test(path) && path.split('/').length <= depthLimit;
}

interface Found {
  wordPress: string[];
  ghost: string[];
}

async function findExports(files: ExportFiles): Promise<Found> {
  const found: Found = { wordPress: [], ghost: [] };
  const asked = files.isCollection ? files.paths.filter(mayBeExport) : files.paths.slice(0, 1);
  for (const path of asked) {
    const head = await beginningOf(files, path, headLength);
    if (isWordPress(head)) {
      refuseNewerWxr(head);
      found.wordPress.push(path);
    } else if (isGhost(head)) {
      refuseOtherVersion(head);
      found.ghost.push(path);
    }
  }
  return found;
}

async function* entriesIn(files: ExportFiles): AsyncGenerator<SourceEntry> {
  const { wordPress, ghost } = await findExports(files);
  if (wordPress.length > 0) {
    yield* readWordPress(wordPress.map((path) => () => files.open(path)));
  } else if (ghost.length > 0) {
    for (const path of ghost) yield* readGhost(() => files.open(path));
  } else if (markdownPaths(files).length > 0) yield* readMarkdown(files);
  else throw new ExportRefused(unknown);
}

/**
 * What an export of another site holds, one entry at a time. The format is told by the content, not by
 * the name.
 * @param name that the file had before it was stored: what is in Markdown may have no other
 * @throws {ExportRefused}
 */
export async function* readExport(path: string, name?: string): AsyncGenerator<SourceEntry> {
  const files = await openFiles(path, name);
  try {
    yield* entriesIn(files);
  } finally {
    files.close();
  }
}
