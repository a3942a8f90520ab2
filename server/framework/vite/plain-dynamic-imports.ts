import type { Plugin } from 'vite';

const helperImport = /import\{\w+ as (\w+)\}from"\.\/preload-helper-[\w-]+\.js";/;

/**
 * Vite wraps every `import()` in a helper of 1 KB that loads CSS and preloads scripts. There is one CSS
 * file and it is in the document, so the helper would only be half of a public page's script.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return;
      return 'export const __vitePreload = (load) => load();';
    },
    // One line of its own file would be one more way to the server before a public page is painted.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith('app/islands.ts')) continue;
          if (!helperImport.test(file.code)) throw new Error('Vite imports its helper otherwise.');
          file.code = file.code.replace(helperImport, (_, name) => `const ${name}=load=>load();`);
        }
      },
    },
  };
}
