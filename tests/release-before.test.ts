import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { firstSettings } from '../content/settings.ts';
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
  // The pictures of the first content, which a bundle does not hold.
  mkdirSync(join(unpacking, 'content'));
  symlinkSync(resolve('content/media'), join(unpacking, 'content/media'));
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

/** What an owner has changed with the release before, by the group of its call. */
const edited = {
  agency: { name: 'Two Wells', description: 'Wells, drawn and dug.' },
  contact: {
    phone: '+351 21 000 0001',
    email: 'ola@two-wells.example',
    social: { linkedin: '', facebook: 'https://www.facebook.com/two-wells', instagram: '' },
  },
  offices: {
    offices: [
      {
        city: 'Porto',
        street: ['Rua 1'],
        country: 'Portugal',
        countryCode: 'PT',
        phone: '+351 22 000 0000',
        latitude: 41.1,
        longitude: -8.6,
      },
    ],
  },
  testimonials: {
    testimonials: [{ name: 'Rita', role: 'Owner', excerpt: 'It holds water.', stars: 4 }],
  },
  home: {
    home: {
      headline: ['Wells', 'that hold'],
      lead: 'For villages.',
      readMore: 'own',
      about: { heading: 'Two of us', paragraphs: ['One digs.', 'One draws.'] },
    },
  },
};

const lists = ['/blog', '/api/caseStudies', '/api/locationpages'];

test('F14 settings that were edited with the release before, its items and its pages are there', async () => {
  const env: Record<string, string> = { ...(await emptyInstance('sqlite')), ...account };
  const started = await startServer(env, program);
  const before = await signIn(started.origin);
  for (const [group, body] of Object.entries(edited))
    expect([group, (await send(before, `/api/settings/${group}`, body, 'PUT')).status]).toEqual([
      group,
      200,
    ]);
  const locations = await (await fetch(`${started.origin}/sitemap.xml`)).text();
  const paths = [...locations.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const itemsOf = ({ origin }: { origin: string }) =>
    Promise.all(lists.map(async (path) => (await fetch(origin + path)).json()));
  const items = await itemsOf(started);
  await started.stop();

  const opened = await startServer(env);
  const now = await signIn(opened.origin);
  const answer = await fetch(`${opened.origin}/api/settings`, { headers: now.headers });
  expect((await answer.json()).settings).toMatchObject({
    ...edited.agency,
    ...edited.contact,
    ...edited.offices,
    ...edited.home,
    ...edited.testimonials,
    networks: [{ label: 'Facebook', address: edited.contact.social.facebook }],
  });
  expect(await itemsOf(opened)).toMatchObject(items);
  expect(paths.length).toBeGreaterThan(30);
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await fetch(opened.origin + path)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const home = (await (await fetch(opened.origin)).text()).replace(/<[^>]+>/g, '');
  for (const words of [
    'Two Wells',
    'Wells that hold',
    'For villages.',
    'One digs.',
    'It holds water.',
    '+351 22 000 0000',
  ])
    expect(home).toContain(words);
  expect(home).not.toContain(firstSettings.name);
}, 180_000);
