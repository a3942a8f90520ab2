import { globSync, rmSync, statSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { optionalDependencies } from './package.json' with { type: 'json' };
import { sourceFolders } from './scripts/source-folders.ts';

const folder = `${import.meta.dirname}/build/bundle`;

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
  plugins: [sourceFolders(folder), removeFormerBuilds()],
  // React chooses its build once, not at each start.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // Native, optional, or for development only.
    external: ['sharp', 'pg-native', 'vite', ...Object.keys(optionalDependencies)],
  },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      // One file for every start, as long as none of it is reached by `import()` alone.
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
          groups: [
            { name: 'server', tags: ['$initial'], test: /^(?!.*\/server\/main\.ts$)/ },
            // Loaded by name; forty files would be forty chunks.
            { name: 'migrations', test: /\/db\/migrations\// },
          ],
        },
      },
    },
  },
});
