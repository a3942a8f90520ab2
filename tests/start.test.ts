import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { freePort } from './free-port.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-start-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server for as long as a refusal takes, and gives what it printed. */
async function start(variables: NodeJS.ProcessEnv) {
  const port = variables.PORT ?? String(await freePort());
  const { status, stderr } = spawnSync('node', ['build/bundle/main.js'], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, ...variables, PORT: port },
    encoding: 'utf8',
    timeout: 80_000,
  });
  return { status, lines: stderr.trim().split('\n') };
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

async function migratedFile(): Promise<string> {
  const path = join(dataDir, 'site.db');
  const { db, kind } = openDatabase(`sqlite:${path}`);
  await migrate(db, kind);
  await db.destroy();
  return path;
}

test('a port in use is one sentence, and nothing is written', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { status, lines } = await start({ PORT: String(port) });
  other.close();
  expect(status).toBe(1);
  expect(lines).toEqual([`Port ${port} on 127.0.0.1 is already in use; set PORT to another one.`]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a data folder that cannot be written is one sentence', async () => {
  const blocked = join(dataDir, 'file');
  writeFileSync(blocked, 'a file, no folder');
  const { status, lines } = await start({ DATA_DIR: join(blocked, 'data') });
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The data folder .* cannot be written to/);
  expect(readFileSync(blocked, 'utf8')).toBe('a file, no folder');
});

test.each([
  [
    'no database at all',
    () => Buffer.from('This is not a database, it only has its name. '.repeat(40)),
  ],
  ['a damaged header', (good: Buffer) => Buffer.concat([Buffer.alloc(16, 7), good.subarray(16)])],
  [
    'a damaged page',
    (good: Buffer) =>
      Buffer.concat([good.subarray(0, 4_096), Buffer.alloc(4_096, 9), good.subarray(8_192)]),
  ],
  ['a cut file', (good: Buffer) => good.subarray(0, 10_000)],
])('F05 %s is refused with one sentence and stays as it was', async (_name, damage) => {
  const path = await migratedFile();
  writeFileSync(path, damage(readFileSync(path)));
  const before = hashOf(path);
  const { status, lines } = await start({});
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The database file .* cannot be used .* Restore a backup/);
  expect(hashOf(path)).toBe(before);
});

test('a database of another program is refused and stays as it was', async () => {
  const path = join(dataDir, 'site.db');
  const { db } = openDatabase(`sqlite:${path}`);
  await db.schema.createTable('their_table').addColumn('id', 'integer').execute();
  await db.destroy();
  const before = hashOf(path);
  const { status, lines } = await start({});
  expect(status).toBe(1);
  expect(lines[0]).toContain('belongs to another program');
  expect(hashOf(path)).toBe(before);
});

test('a database newer than the code is refused and stays as it was', async () => {
  const path = await migratedFile();
  const { db } = openDatabase(`sqlite:${path}`);
  await db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-from-the-future', timestamp: '2030-01-01' })
    .execute();
  await db.destroy();
  const before = hashOf(path);
  const { status, lines } = await start({});
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The database was written by a newer version .*9999-from-the-future/);
  expect(hashOf(path)).toBe(before);
});

test.each([
  ['PORT', 'eighty'],
  ['PUBLIC_ORIGIN', 'not an address'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['MEDIA_URL', 'ftp://x'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['TRUST_PROXY', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_IDLE_MINUTES', '-1'],
])('a wrong %s stops the start with one line that names it', async (name, value) => {
  const { status, lines } = await start({ [name]: value });
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name} is wrong: `));
  expect(readdirSync(dataDir)).toEqual([]);
});

test('what a start refuses it names by its setting, and leaves no file behind', async () => {
  const blocked = join(dataDir, 'file');
  writeFileSync(blocked, 'a file, no folder');
  const port = await freePort();
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  const S3_ENDPOINT = `http://127.0.0.1:${port}`;
  const DATABASE_URL = `postgres://site:secret@127.0.0.1:${port}/site`;
  const refused: [NodeJS.ProcessEnv, RegExp][] = [
    [
      { MEDIA_URL: `file:${blocked}/media` },
      /^MEDIA_URL is wrong: the folder .*file\/media cannot be written to \(it is no folder\)\.$/,
    ],
    [
      { MEDIA_URL: `file:${blocked}` },
      /^MEDIA_URL is wrong: the folder .*file cannot be written to \(it is no folder\)\.$/,
    ],
    [
      { MEDIA_URL: 's3://bucket', S3_ENDPOINT, ...keys },
      /^MEDIA_URL: The media store s3:\/\/bucket at \S+ cannot be used \(ECONNREFUSED\): S3_ENDPOINT or S3_REGION is wrong, or it is away\.$/,
    ],
    [
      { DATABASE_URL },
      new RegExp(
        `^DATABASE_URL: Postgres at 127\\.0\\.0\\.1:${port} cannot be used: nothing listens there\\.$`,
      ),
    ],
    [
      { DATABASE_URL: `sqlite:${blocked}s/site.db` },
      /^DATABASE_URL is wrong: there is no folder .*files for the database\.$/,
    ],
    [
      { ADMIN_PASSWORD: 'password' },
      /^ADMIN_PASSWORD is wrong: it is one of the passwords that are guessed first\.$/,
    ],
  ];
  for (const [variables, sentence] of refused) {
    const { status, lines } = await start({ ...variables, DATA_DIR: join(dataDir, 'new', 'data') });
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    expect(status).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['file']);
  }
});

test('a build that is cut off counts for no sources', () => {
  for (const folder of 'app domain public content db mail media page-cache server build scripts'.split(
    ' ',
  )) {
    mkdirSync(join(dataDir, folder));
  }
  const files = ['vite.config.ts', 'vite.server.config.ts', 'react-router.config.ts'];
  const scripts = ['former-builds.ts', 'source-folders.ts', 'start.mjs'];
  for (const file of [...files, ...scripts.map((name) => `scripts/${name}`)]) {
    cpSync(file, join(dataDir, file));
  }
  writeFileSync(join(dataDir, 'package-lock.json'), '{}');
  mkdirSync(join(dataDir, 'node_modules'));
  const lock = createHash('sha256').update('package-lock.json').update('{}').digest('hex');
  writeFileSync(join(dataDir, 'node_modules/.installed-lock'), lock);
  writeFileSync(join(dataDir, 'package.json'), '{ "scripts": { "build": "exit 1" } }');
  writeFileSync(join(dataDir, 'build/.sources'), 'of the build before');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(dataDir, 'scripts/start.mjs'), '--build-only'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, 'npm run --silent build failed.\n']);
  expect(existsSync(join(dataDir, 'build/.sources'))).toBe(false);
});
