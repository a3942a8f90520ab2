import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { NodeSqliteDialect, openSqliteFile } from '../../db/drivers/sqlite-dialect.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { holdForeignLock } from '../foreign-lock.ts';
import { type Call, type TestServer, testServer } from '../server.ts';

const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
const enquiry = { name: 'Omar', email: 'omar@example.com', message: 'Hello' };
/** One call of each family, and how it fails. */
const calls: [string, Call, object][] = [
  ['case studies', { url: '/api/caseStudies' }, { message: expect.any(String) }],
  ['blogs', { url: '/blog' }, { status: 'fail', data: null, message: expect.any(String) }],
  [
    'the contact form',
    { method: 'POST', url: '/send-contact-form-main', body: enquiry },
    { msg: 'fail' },
  ],
  [
    'signing in',
    { method: 'POST', url: '/api/users/login', body: { email: 'a@b.co', password: 'x' } },
    { message: expect.any(String) },
  ],
];
/** What must never leave the server: SQL, paths, stack lines, package names (threat T32). */
const inner = /select|insert|sqlite|postgres|kysely|no such|relation|node_modules|\/work|\.ts|at /i;

/** What the calls ask; those that refer to others go before them. */
const tables = [
  'case_study_search',
  'blog_search',
  'case_studies',
  'blogs',
  'mail_attempts',
  'outbox',
  'enquiries',
  'sessions',
  'known_addresses',
  'recovery_codes',
  'second_factors',
  'account_links',
  'saved_filters',
  'users',
];

describeOnBothDatabases('a failing database', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  test.each(calls)(
    'T32 %s answers 500 with fixed text and the request id',
    async (_name, call, shape) => {
      for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(server.db);
      const answer = await server.call(call);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({ ...shape, requestId: uuid });
      expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toMatch(inner);
    },
  );

  test.each(calls)(
    '%s answers 503 and Retry-After when it cannot be reached',
    async (_name, call, shape) => {
      // The driver's own error for a lost connection, raised where every query passes.
      const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), {
        code: 'ECONNREFUSED',
      });
      server.db.getExecutor().provideConnection = () => Promise.reject(lost);
      const answer = await server.call(call);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toEqual({ ...shape, requestId: uuid });
      expect(answer.body).not.toMatch(/10\.0\.0\.1|ECONN/);
    },
  );

  test('R-X-14 /health answers 200 with a database and 503 without', async () => {
    const alive = await server.call({ url: '/health' });
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
    server.db.getExecutor().provideConnection = () => Promise.reject(new Error('gone'));
    const dead = await server.call({ url: '/health' });
    expect([dead.statusCode, dead.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(dead.headers['retry-after']).toBe('5');
  });

  test('R-X-14 /health answers 503 while the database is silent', async () => {
    const executor = server.db.getExecutor();
    const connect = executor.provideConnection.bind(executor);
    const silence = Promise.withResolvers<void>();
    executor.provideConnection = async (consumer) => {
      await silence.promise;
      return connect(consumer);
    };
    // The server waits for its own work when it closes, which may have met the silence, too.
    onTestFinished(() => silence.resolve());
    // The silence has no end: whoever waited for the database would never answer.
    expect((await server.call({ url: '/health' })).statusCode).toBe(503);
  }, 30_000);
});

test.each([
  ['*/*', 'text/html'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  [undefined, 'text/html'],
  ['application/json', 'application/json'],
  ['application/json, text/plain, */*', 'application/json'],
  ['application/json, text/html;q=0.5', 'application/json'],
  ['image/webp', 'application/json'],
])('a page that fails answers whoever accepts %s with %s', async (accept, type) => {
  const render = async () => ({
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: '<h1>Later</h1>',
  });
  const { call, db } = await testServer({ renderer: { islandsUrl: '', render } });
  db.getExecutor().provideConnection = () => Promise.reject(new Error('gone'));
  const { statusCode, headers } = await call({
    url: '/about',
    headers: accept === undefined ? {} : { accept },
  });
  expect([statusCode, headers['content-type']]).toEqual([500, expect.stringContaining(type)]);
});

test('F23 a foreign write lock: writes answer 503 and Retry-After, every reader goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'site.db');
  // A wait of its own, so that the test need not take five seconds a write.
  const db: Database = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(openSqliteFile(path), 1_000),
  });
  onTestFinished(() => db.destroy());
  await migrate(db, 'sqlite');
  const server = await testServer({ database: { db, kind: 'sqlite' } });
  const send = () => server.call({ method: 'POST', url: '/send-contact-form-main', body: enquiry });
  // A session's use is noted at the next call.
  server.clock.now += minute;
  const release = await holdForeignLock(path);
  onTestFinished(release);
  const refused = send();
  const reads = ['/blog', '/api/caseStudies', '/api/enquiries', '/api/redirects', '/readyz'];
  for (const url of reads) {
    const { statusCode } = await server.call({ url, token: server.token });
    expect([url, statusCode]).toEqual([url, 200]);
  }
  const { statusCode, headers, body } = await refused;
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).not.toMatch(/lock|sqlite/i);
  const waiting = send();
  await release();
  expect((await waiting).statusCode).toBe(200);
  expect(await db.selectFrom('enquiries').select('name').execute()).toHaveLength(1);
});
