import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { oneDomain } from './scripts/one-domain.ts';
import { layerOrderFirst } from './server/framework/vite/layer-order-first.ts';
import { officeChunks } from './server/framework/vite/office-chunks.ts';
import { oneSiteStylesheet } from './server/framework/vite/one-site-stylesheet.ts';
import { plainDynamicImports } from './server/framework/vite/plain-dynamic-imports.ts';
import { retryRouteScripts } from './server/framework/vite/retry-route-scripts.ts';

const bundled = [
  /^@atlaskit\//,
  /^@babel\/runtime/,
  /^@mantine\//,
  /^@floating-ui\//,
  /^embla-/,
  /^(bind-event-listener|clsx|diff|get-nonce|idb-keyval|morphdom|raf-schd|tabbable|uqr)$/,
  /^@tiptap\//,
  /^prosemirror-/,
  /^(fast-equals|linkifyjs|orderedmap|rope-sequence|use-sync-external-store|w3c-keyname)$/,
  /^react-(remove|style|number)/,
  /^use-(callback-ref|sidecar)$/,
];

/** Without d and h: `.d3` and `.h3` are steps of the type scale (app/styles/base.css). */
const letters = 'abcefgijklmnopqrstuvwxyz';

// Class names of a letter and the file's number; longer ones would add a tenth to pages and CSS.
function shortClassNames() {
  // The back office's last, so that those of the public site have the short numbers.
  const files = ['app/{site,ui}', 'app/admin'].flatMap((folder) =>
    globSync(`${folder}/**/*.module.css`, { cwd: import.meta.dirname }).sort(),
  );
  const namesOf = new Map<string, string[]>();
  function scopedName(name: string, path: string): string {
    const file = relative(import.meta.dirname, path.replace(/[?#].*$/, ''));
    const names = namesOf.get(file) ?? [];
    namesOf.set(file, names);
    if (!names.includes(name)) names.push(name);
    const at = names.indexOf(name);
    const letter = letters.charAt(at % letters.length);
    return letter.repeat(1 + Math.floor(at / letters.length)) + files.indexOf(file);
  }
  const scoped = new RegExp(`^[${letters}]+(\\d+)$`);
  const fileOf = (name: string) => files[Number(scoped.exec(name)?.[1])] ?? '';
  return { scopedName, fileOf };
}

const classNames = shortClassNames();

/** In development class names show their file and survive changes of it. */
function pathClassName(name: string, path: string) {
  const file = relative(import.meta.dirname, path.replace(/\.module\.css.*$/, ''));
  return `${file.replaceAll(/[^\w-]+/g, '_')}_${name}`;
}

export default defineConfig(({ command }) => ({
  plugins: [
    plainDynamicImports(),
    retryRouteScripts(),
    reactRouter(),
    officeChunks(),
    oneDomain(import.meta.dirname),
    oneSiteStylesheet(classNames.fileOf),
    layerOrderFirst(),
  ],
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@tiptap/core',
      '@tiptap/pm/model',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'embla-carousel-autoplay',
      'embla-carousel-react',
      'get-nonce',
      'morphdom',
      'parse5',
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'sanitize-html',
      'zod',
    ],
  },
  css: {
    modules: { generateScopedName: command === 'build' ? classNames.scopedName : pathClassName },
  },
  ssr: { noExternal: command === 'build' ? bundled : [] },
  build: {
    // Else React Router removes all of build/, with the bundle of a server that runs meanwhile.
    emptyOutDir: false,
    manifest: true,
    modulePreload: false,
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // No data: addresses, which the content policy of public pages forbids.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { emptyOutDir: true } },
    client: {
      build: {
        emptyOutDir: true,
        rolldownOptions: {
          input: ['app/islands.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              ],
            },
          },
        },
      },
    },
  },
}));
