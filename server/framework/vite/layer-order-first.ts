import type { Plugin } from 'vite';

/** The one order of the CSS layers, the same as in app/styles/site.css. */
const layerOrder = '@layer tokens, reset, base, mantine, ui, page;';

/**
 * In one file for the whole site the rules stand in the order of the modules, and the first mention of
 * a layer fixes its place. So the order must be the file's first statement.
 */
export function layerOrderFirst(): Plugin {
  return {
    name: 'layer-order-first',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = layerOrder + String(file.source);
        }
      },
    },
  };
}
