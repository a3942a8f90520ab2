import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** The one order of the CSS layers, the same as in app/styles/site.css. */
const layerOrder = '@layer tokens, reset, base, mantine, ui, page;';

/** Packages that only a bundle needs; in the server's bundle, too, so they are no runtime packages. */
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

/**
 * In one file for the whole site the rules stand in the order of the modules, and the first mention of
 * a layer fixes its place. So the order must be the file's first statement.
 */
function layerOrderFirst(): Plugin {
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

const helperImport = /import\{\w+ as (\w+)\}from"\.\/preload-helper-[\w-]+\.js";/;

/**
 * Vite wraps every `import()` in a helper of 1 KB that loads CSS and preloads scripts. There is one CSS
 * file and it is in the document, so the helper would only be half of a public page's script.
 */
function plainDynamicImports(): Plugin {
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

/** What React Router does when the script of a route does not arrive. */
const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * One more try, past whatever remembers the failure (D40); then the screen that says so. It is handed
 * over and not thrown: React Router waits for ever for a route whose script failed.
 */
const triesAgain = `return (routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module + '?again')
  .catch((error) => window.missingScreen ?? Promise.reject(error)));`;

/**
 * React Router loads the whole document again when the script of a route is missing, which throws
 * away what is typed on the screen that stands. R-8-12 wants a message while the rest goes on working.
 */
function retryRouteScripts(): Plugin {
  return {
    name: 'retry-route-scripts',
    apply: 'build',
    transform: {
      filter: { id: /react-router.+routeModules/ },
      handler(code) {
        if (!reloads.test(code)) throw new Error('React Router loads routes in another way now.');
        return code.replace(reloads, () => triesAgain);
      },
    },
  };
}

/** Without d and h: `.d3` and `.h3` are steps of the type scale (app/styles/base.css). */
const letters = 'abcefgijklmnopqrstuvwxyz';

/**
 * The class names of a CSS module: a letter and the file's number. They stand in every page and in the
 * CSS file, where a word for each would be a tenth of the weight.
 */
function shortClassNames() {
  const files = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort();
  const namesOf = new Map<string, string[]>();
  return (name: string, path: string) => {
    const file = relative(import.meta.dirname, path.replace(/[?#].*$/, ''));
    const names = namesOf.get(file) ?? [];
    namesOf.set(file, names);
    if (!names.includes(name)) names.push(name);
    const at = names.indexOf(name);
    const letter = letters.charAt(at % letters.length);
    return letter.repeat(1 + Math.floor(at / letters.length)) + files.indexOf(file);
  };
}

/** While a page is developed its class names say where they come from and stay when the styles change. */
function pathClassName(name: string, path: string) {
  const file = relative(import.meta.dirname, path.replace(/\.module\.css.*$/, ''));
  return `${file.replaceAll(/[^\w-]+/g, '_')}_${name}`;
}

export default defineConfig(({ command }) => ({
  plugins: [plainDynamicImports(), retryRouteScripts(), reactRouter(), layerOrderFirst()],
  // Found by Vite only when a browser asks for them, which would reload the first page.
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
    modules: { generateScopedName: command === 'build' ? shortClassNames() : pathClassName },
  },
  ssr: { noExternal: command === 'build' ? bundled : [] },
  build: {
    manifest: true,
    modulePreload: false,
    // One cached file of 11 KB (Brotli) for the whole site instead of fifteen requests a page.
    cssCodeSplit: false,
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // Small pictures stay files: the content policy of public pages needs no data: for them.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
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
