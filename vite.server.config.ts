import { defineConfig } from 'vite';
import { optionalDependencies } from './package.json' with { type: 'json' };
import { formerBuilds } from './scripts/former-builds.ts';
import { sourceFolders } from './scripts/source-folders.ts';

const folder = `${import.meta.dirname}/build/bundle`;

export default defineConfig({
  publicDir: false,
  plugins: [sourceFolders(folder), formerBuilds(folder)],
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
