import { globSync, rmSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { optionalDependencies } from './package.json' with { type: 'json' };

/** The server of production starts (docs/decisions/0023-one-bundled-server.md). */

const folder = `${import.meta.dirname}/build/bundle`;

/** Paths in the sources start at the folder of their file; in the bundle too. */
function sourceFolders(): Plugin {
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

/** Milliseconds that the parts of a former build stay for a server that still runs and loads one. */
const week = 7 * 86_400_000;

function removeFormerBuilds(): Plugin {
  return {
    name: 'remove-former-builds',
    closeBundle() {
      for (const path of globSync(`${folder}/*`)) {
        if (statSync(path).mtimeMs < Date.now() - week) rmSync(path);
      }
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [sourceFolders(), removeFormerBuilds()],
  // React's choice between its two builds, once and not at each start.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // Native, optional, or of the development only.
    external: ['sharp', 'pg-native', 'vite', ...Object.keys(optionalDependencies)],
  },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      // What every start loads is one file, as long as nothing of it is reached by `import()` alone.
      input: {
        main: 'server/main.ts',
        renderer: 'server/pages/renderer.ts',
        pages: 'build/server/index.js',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        codeSplitting: {
          groups: [{ name: 'server', tags: ['$initial'], test: /^(?!.*\/server\/main\.ts$)/ }],
        },
      },
    },
  },
});
