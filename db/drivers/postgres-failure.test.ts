import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import { type PostgresServer, startPostgresServer } from '../../tests/postgres-server.ts';
import { makeCertificate } from '../../tests/tls-files.ts';
import { openDatabase } from '../open.ts';
import { postgresFailure } from './postgres-failure.ts';

let folder = '';
let cert = '';
/** With TLS, and a database that it opens to nobody without. */
let server: PostgresServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-tls-'));
  const files = makeCertificate(folder);
  cert = files.cert;
  server = await startPostgresServer('site', (databaseDir) => {
    const { uid, gid } = statSync(databaseDir);
    chownSync(files.key, uid, gid);
    chmodSync(files.key, 0o600);
    chmodSync(folder, 0o755);
    const rules = ['hostnossl postgres all all password', 'hostssl all all all password'];
    writeFileSync(join(databaseDir, 'pg_hba.conf'), `${rules.join('\n')}\n`);
    return ['ssl=on', `ssl_cert_file=${files.cert}`, `ssl_key_file=${files.key}`].flatMap((one) => [
      '-c',
      one,
    ]);
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Whether a connection of this address has TLS, or the sentence about its failure. */
async function connect(url: string): Promise<boolean | string> {
  const { db } = openDatabase(url);
  try {
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
    return rows[0]?.ssl ?? false;
  } catch (error) {
    return postgresFailure(url, error);
  } finally {
    await db.destroy();
  }
}

const withTls = (rest: string, host = 'localhost') =>
  `${server.url.replace('127.0.0.1', () => host)}/site${rest}`;
const withoutTls = (rest: string) => `${inject('postgres').url}/postgres${rest}`;

test.each([
  ['disable', false, /has no TLS|lets nobody in without TLS/],
  ['allow', false, true],
  ['prefer', false, true],
  ['require', /it has no TLS; use sslmode=prefer or sslmode=disable/, true],
  ['verify-full', /it has no TLS/, /its certificate is not trusted; name the authority/],
  ['no-verify', /it has no TLS/, true],
])('sslmode=%s is understood as libpq does, without a warning', async (mode, plain, secure) => {
  const warned = vi.fn();
  process.on('warning', warned);
  const told = (outcome: typeof plain | typeof secure) =>
    outcome instanceof RegExp ? expect.stringMatching(outcome) : outcome;
  expect(await connect(withoutTls(`?sslmode=${mode}`))).toEqual(told(plain));
  expect(await connect(withTls(`?sslmode=${mode}`))).toEqual(told(secure));
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

test('a certificate is checked by the authority that is named, and its host by verify-full alone', async () => {
  for (const mode of ['require', 'verify-ca', 'verify-full']) {
    expect(await connect(withTls(`?sslmode=${mode}&sslrootcert=${cert}`)), mode).toBe(true);
  }
  const elsewhere = (mode: string) => withTls(`?sslmode=${mode}&sslrootcert=${cert}`, '127.0.0.1');
  expect(await connect(elsewhere('verify-ca'))).toBe(true);
  expect(await connect(elsewhere('verify-full'))).toMatch(
    /its certificate is that of another host/,
  );
  expect(await connect(withTls('?sslmode=verify-full&sslrootcert=/nowhere.pem'))).toMatch(
    /a file that it names is not there/,
  );
});

test('each failure is one sentence that names setting, host and cause and no password', async () => {
  const port = await freePort();
  const { host } = new URL(server.url);
  const failures: [string, string, RegExp][] = [
    [
      'postgres://site:secret@no-such-host.invalid/site',
      'no-such-host.invalid:5432',
      /no such host/,
    ],
    [`postgres://site:secret@127.0.0.1:${port}/site`, `127.0.0.1:${port}`, /nothing listens there/],
    [`postgres://site:secret@localhost:${port}/site`, `localhost:${port}`, /nothing listens there/],
    [
      withTls('').replace(':local@', ':secret@'),
      `localhost:${new URL(server.url).port}`,
      /lets nobody in without TLS; add \?sslmode=require/,
    ],
    [
      `postgres://postgres:secret@${host}/postgres`,
      host,
      /does not take this password for the user postgres/,
    ],
    [`postgres://postgres@${host}/postgres`, host, /asks for a password of the user postgres/],
    [`${server.url}/missing?sslmode=require`, host, /it has no database missing; create it first/],
    ['postgres:///site?host=/nowhere&user=a', '/nowhere', /a file that it names is not there/],
  ];
  for (const [url, place, cause] of failures) {
    const told = await connect(url);
    expect(told).toMatch(cause);
    expect(told).toMatch(/^DATABASE_URL: /);
    expect(told).toContain(`Postgres at ${place} `);
    expect(told).not.toMatch(/secret|\n/);
  }
});
