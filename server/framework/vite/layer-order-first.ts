import type { Plugin } from 'vite';
import { bundles, partNames } from './part-sheets.ts';

const layerOrder = '@layer tokens, reset, base, mantine, ui, page;';

/** Linked behind the stylesheet of every page, which has the order. */
const behind = new Set([...partNames, ...Object.keys(bundles)].map((name) => `${name}.css`));

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
          if (file.names.some((name) => behind.has(name))) continue;
          file.source = layerOrder + String(file.source);
        }
      },
    },
  };
}
