import {
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Milliseconds that the parts of a build stay, once another has replaced it. */
const week = 7 * 86_400_000;

/** A server goes on with the build that it was started from, and loads some parts of it late. */
export function formerBuilds(folder: string): Plugin {
  const list = join(folder, 'files.json');
  const isThere = (name: string) => existsSync(join(folder, name));
  return {
    name: 'former-builds',
    buildStart() {
      const names: string[] = existsSync(list)
        ? JSON.parse(readFileSync(list, 'utf8'))
        : globSync('*', { cwd: folder });
      // However old the build before is, its week begins now.
      const now = new Date();
      for (const name of names.filter(isThere)) utimesSync(join(folder, name), now, now);
    },
    writeBundle(_options, files) {
      writeFileSync(list, JSON.stringify(Object.keys(files)));
    },
    closeBundle() {
      for (const path of globSync(join(folder, '*'))) {
        if (statSync(path).mtimeMs < Date.now() - week) rmSync(path);
      }
    },
  };
}
