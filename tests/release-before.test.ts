import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { emptyInstance, startServer } from './backup/site.ts';

/** Below node_modules, where its imports find what no bundle holds. */
const cache = resolve('node_modules/.cache/release-before');
const program = join(cache, 'server/main.js');

/** Milliseconds in which another instance's write shows (R-X-16). */
const showsWithin = 2_000;

const account = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'Barhi-palms-2044' };

/** Unpacks the server of the release before, as scripts/keep-release.ts left it. */
beforeAll(() => {
  const packed = readFileSync(join(import.meta.dirname, 'release-before/server.json.br'));
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(packed).toString());
  const unpacking = `${cache}-${process.pid}`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(unpacking, path)), { recursive: true });
    writeFileSync(join(unpacking, path), text);
  }
  mkdirSync(join(unpacking, 'build/client/assets'), { recursive: true });
  rmSync(cache, { recursive: true, force: true });
  renameSync(unpacking, cache);
});

interface Release {
  origin: string;
  headers: Record<string, string>;
}

function send({ origin, headers }: Release, path: string, body: object, method = 'POST') {
  return fetch(origin + path, { method, headers, body: JSON.stringify(body) });
}

/** An instance with a session of its own. */
async function signIn(origin: string): Promise<Release> {
  const headers = { 'Content-Type': 'application/json' };
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = account;
  const answer = await send({ origin, headers }, '/api/users/login', { email, password });
  const { token } = await answer.json();
  return { origin, headers: { ...headers, Authorization: `Bearer ${token}` } };
}

async function isThere(url: string, text: string): Promise<boolean> {
  const until = performance.now() + showsWithin;
  do {
    const answer = await fetch(url);
    if ((await answer.text()).includes(text) && answer.status === 200) return true;
  } while (performance.now() < until);
  return false;
}

/** One makes and edits a blog, and both show it. */
async function mustShareBlog(writer: Release, reader: Release, title: string): Promise<void> {
  const made = await send(writer, '/blog', { title });
  expect(made.status).toBe(201);
  const { blog_id, slug_url } = (await made.json()).data;
  const edited = `${title}, edited`;
  const put = await send(writer, `/blog/${blog_id}`, { title: edited, slug_url }, 'PUT');
  expect(put.status).toBe(200);
  for (const { origin } of [writer, reader]) {
    expect(await isThere(`${origin}/blogs/${slug_url}`, edited), `${origin}: ${edited}`).toBe(true);
  }
}

/** What a visitor writes to one stands in the inbox of the other. */
async function mustShareEnquiry(to: Release, reader: Release, message: string): Promise<void> {
  const enquiry = { name: 'Omar', email: 'omar@example.com', message };
  const sent = await send(
    { ...to, headers: { 'Content-Type': 'application/json' } },
    '/send-contact-form-main',
    enquiry,
  );
  expect(sent.status).toBe(200);
  const inbox = await fetch(`${reader.origin}/api/enquiries`, { headers: reader.headers });
  expect([inbox.status, (await inbox.text()).includes(message)]).toEqual([200, true]);
}

test.each(['sqlite', 'postgres'] as const)(
  'F14 the release before starts on the new %s database and works beside this one',
  async (kind) => {
    const env: Record<string, string> = { ...(await emptyInstance(kind)), ...account };
    const now = await signIn((await startServer(env)).origin);
    const before = await signIn((await startServer(env, program)).origin);
    for (const path of ['/', '/insights', '/case-studies', '/contact', '/sitemap.xml', '/login']) {
      expect([path, (await fetch(before.origin + path)).status]).toEqual([path, 200]);
    }
    await mustShareBlog(before, now, 'Saved by the release before');
    await mustShareBlog(now, before, 'Saved by this release');
    await mustShareEnquiry(before, now, 'To the release before');
    await mustShareEnquiry(now, before, 'To this release');
    // Control: the release before fails where a column that it reads is renamed.
    const { db } = openDatabase(env.DATABASE_URL ?? '');
    await sql`alter table blogs rename column title to headline`
      .execute(db)
      .finally(() => db.destroy());
    expect((await send(before, '/blog', { title: 'After a contraction' })).status).toBe(500);
  },
  // Two starts of five seconds each, on a machine that is not busy.
  180_000,
);
