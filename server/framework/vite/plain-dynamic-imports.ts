import type { Plugin } from 'vite';

const helperImport = /import\{\w+ as (\w+)\}from"\.\/preload-helper-[\w-]+\.js";/;

/** Scripts of public pages that load others. */
const publicScript = /\/app\/(?:islands|site\/layout\/first-interaction)\.ts$/;

/**
 * Vite's helper loads CSS, which documents link from the start, and would be half of a public page's
 * script.
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
    // As a file of its own the stub would cost one more round trip before the first paint.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !publicScript.test(file.facadeModuleId ?? '')) continue;
          if (!helperImport.test(file.code)) throw new Error('Vite imports its helper otherwise.');
          file.code = file.code.replace(helperImport, (_, name) => `const ${name}=load=>load();`);
        }
      },
    },
  };
}
