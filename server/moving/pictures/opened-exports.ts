import type { ExportFiles } from '../readers/archive/export-files.ts';
import { openFiles } from '../readers/archive/open-files.ts';
import { ExportRefused } from '../readers/export-refused.ts';
import { type FilePlaces, placesOfFiles } from './find-in-files.ts';

/** Milliseconds that an archive stays open after the last picture. */
const idleTimeout = 30_000;

interface Opened {
  files: ExportFiles;
  places: FilePlaces;
}

const none: ExportFiles = {
  paths: [],
  isCollection: false,
  async open(path) {
    throw new ExportRefused(`There is no file ${path}.`);
  },
  close() {},
};

/** The list of a large archive is read once for all of its pictures. */
export function openedExports() {
  let last: { path: string; opened: Promise<Opened>; timer: NodeJS.Timeout } | null = null;
  const close = () => {
    last?.opened.then(({ files }) => files.close());
    last = null;
  };
  return (path: string): Promise<Opened> => {
    if (last?.path !== path) {
      close();
      const opened = openFiles(path)
        // What was read once and is gone now leaves the old site to be asked.
        .catch(() => none)
        .then((files) => ({ files, places: placesOfFiles(files.paths) }));
      last = { path, opened, timer: setTimeout(close, idleTimeout).unref() };
    }
    last.timer.refresh();
    return last.opened;
  };
}
