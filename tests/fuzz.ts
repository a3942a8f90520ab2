import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run test:fuzz`: every property at its nightly count and the whole matrix of T12. FUZZ=0.1 tries
 * a tenth, FUZZ_MINUTES=1 gives each property a minute, FUZZ_SEED=… repeats a run.
 */

const folder = mkdtempSync(join(tmpdir(), 'site-fuzz-'));
const notes = join(folder, 'notes');
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));

const files = globSync('**/*.test.ts', { exclude: ['node_modules/**', 'build/**'] }).filter(
  (path) => readFileSync(path, 'utf8').includes('fuzz-runs.ts'),
);
const { status } = spawnSync(
  'vitest',
  ['run', '--testTimeout=7200000', ...files, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ: process.env.FUZZ ?? '1', FUZZ_SEED: seed, FUZZ_NOTES: notes },
  },
);

interface Note {
  numRuns: number;
  failed: boolean;
  interrupted: boolean;
  seed: number;
  path: string | null;
}

function noted(): Note[] {
  try {
    return readFileSync(notes, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

const all = noted();
rmSync(folder, { recursive: true, force: true });
const failed = all.filter((one) => one.failed);
const inputs = all.reduce((sum, { numRuns }) => sum + numRuns, 0);
const cut = all.filter(({ interrupted }) => interrupted).length;
process.stdout.write(
  `\nseed ${seed}: ${all.length} properties, ${inputs} inputs, ${failed.length} findings, ${cut} ended by the time limit\n`,
);
for (const one of failed) process.stdout.write(`  seed ${one.seed}, path ${one.path}\n`);
process.exit(status ?? 1);
