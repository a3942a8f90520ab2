import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { sourceFolders } from './source-folders.ts';

/**
 * `node scripts/keep-release.ts COMMIT` keeps the server of a release for tests/release-before.test.ts,
 * built from the commit (docs/decisions/0030-migrations-expand-first.md).
 */

const root = resolve(import.meta.dirname, '..');
const kept = join(root, 'tests/release-before');

function run(command: string, args: string[], cwd = root, input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    input,
    maxBuffer: 1e9,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

/** The commit's own packages; installing takes a minute, so equal ones are borrowed. */
function install(folder: string): void {
  const lockIn = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockIn(folder) === lockIn(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  } else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
}

/** The server and React Router's build in `out`, where their folders are those of the commit. */
async function bundle(folder: string, out: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [sourceFolders(join(folder, 'server'))],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      // Native, or never loaded by the test.
      external: ['sharp', 'pg-native', 'vite', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
    },
    build: {
      ssr: true,
      outDir: out,
      target: 'node22',
      minify: true,
      rolldownOptions: {
        external: /^@opentelemetry\//,
        input: { 'server/main': 'server/main.ts', 'build/server/index': 'build/server/index.js' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'server/[name]-[hash].js' },
      },
    },
  });
}

function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
  );
}

const [, , name = 'HEAD'] = process.argv;
const commit = run('git', ['rev-parse', '--verify', `${name}^{commit}`])
  .toString()
  .trim();
const folder = mkdtempSync(join(tmpdir(), 'site-release-'));
try {
  run('tar', ['-x'], folder, run('git', ['archive', commit]));
  install(folder);
  run(join(folder, 'node_modules/.bin/react-router'), ['build', '--logLevel', 'error'], folder);
  const out = join(folder, 'kept');
  await bundle(folder, out);
  const manifest = 'build/client/.vite/manifest.json';
  // The only file with a path of this machine; without it, each run leaves the same bytes.
  const text = readFileSync(join(folder, manifest), 'utf8').replace(
    /[^"]*\/site-release-\w+\//g,
    '',
  );
  const files = { ...filesIn(out), [manifest]: text };
  const migrations = readFileSync(join(folder, 'db/migrate.ts'), 'utf8').matchAll(
    /^\s+'(\d{4}-[\w-]+)'[,:]/gm,
  );
  const migration = [...migrations].at(-1)?.[1];
  if (!migration) throw new Error('db/migrate.ts names no migration.');
  if (!existsSync(kept)) mkdirSync(kept);
  const packed = brotliCompressSync(JSON.stringify(files), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(join(kept, 'server.json.br'), packed);
  writeFileSync(
    join(kept, 'release.json'),
    `${JSON.stringify({ commit, migration }, undefined, 2)}\n`,
  );
  process.stdout.write(`Kept ${commit} (${migration}): ${packed.length} bytes.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
