import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Paths in the sources start at the folder of their file; in a bundle that lies in `folder`, too. */
export function sourceFolders(folder: string): Plugin {
  return {
    name: 'source-folders',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.dirname/ },
      handler(code, id) {
        const path = JSON.stringify(`/${relative(folder, dirname(id))}`);
        const moved = code.replaceAll('import.meta.dirname', () => `(import.meta.dirname+${path})`);
        return { code: moved, map: null };
      },
    },
  };
}
