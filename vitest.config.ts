import { defineConfig } from 'vitest/config';

// Inherited by the workers and by every server that a test starts: each loads the same files.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/node';

// As visitors get it: React's development build notes a stack for every element, which takes twice as long.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'tests/browser/**'],
    globalSetup: ['tests/postgres.ts'],
    setupFiles: ['tests/cheap-hashes.ts'].concat(process.env.FUZZ ? ['tests/fuzz-setup.ts'] : []),
    // A fresh process a file costs a third of the time; modules of the server hold no state of a site.
    isolate: false,
    // One more than cores: tests that wait for a process or a clock leave an eighth of them idle.
    maxWorkers: 3,
    // For a busy machine; a test that hangs still ends.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
