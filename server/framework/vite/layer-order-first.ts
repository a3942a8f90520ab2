import type { Plugin } from 'vite';

const layerOrder = '@layer tokens, reset, base, mantine, ui, page;';

/** Vite orders rules by module, and the first mention of a layer fixes its place. */
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
