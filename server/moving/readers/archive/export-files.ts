import type { Readable } from 'node:stream';

/** What an import reads: a folder, a zip, or a single file with the folders beside it. */
export interface ExportFiles {
  /** With '/' between their parts, each inside; the files that a person chose come first. */
  paths: readonly string[];
  /** Whether a zip or a folder was chosen, so that several files belong together. */
  isCollection: boolean;
  open: (path: string) => Promise<Readable>;
  close: () => void;
}

/** Files of a zip or a folder; the largest site that is known has a tenth of it. */
export const filesLimit = 200_000;

/** What systems put beside the files of a person. */
export function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
