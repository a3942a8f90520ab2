import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves domain/ out of the pages' build: the server holds those modules already, and a second copy
 * would make every schema twice at each start.
 * @param root the folder of the sources
 */
export function oneDomain(root: string): Plugin {
  return {
    name: 'one-domain',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = found && relative(root, found.id);
      if (path?.startsWith('domain/')) return { id: `#${path}`, external: true };
    },
  };
}
