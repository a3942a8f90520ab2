import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type DatabaseKind, openDatabase } from '../../db/open.ts';
import { verify } from '../../server/operations/backup/archive.ts';
import { emptyInstance, ownFolder, run, startServer } from './site.ts';

/** Sends enquiries one after the other until it is stopped; knows which were accepted. */
function sendEnquiries(origin: string) {
  const accepted: string[] = [];
  let isOver = false;
  async function send(sender: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const message = `message-${sender}-${number}`;
      const answer = await fetch(`${origin}/send-contact-form-main`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Maryam', email: 'maryam@barhi.example', message }),
      });
      if (answer.ok) accepted.push(message);
      // Without a rest the four would leave nothing to the backup, which gives way to the site.
      await sleep(25);
    }
  }
  const sending = Promise.all([1, 2, 3, 4].map(send));
  return {
    accepted,
    async stop() {
      isOver = true;
      await sending;
    },
  };
}

async function messagesIn(url = ''): Promise<string[]> {
  const { db } = openDatabase(url);
  const rows = await db.selectFrom('enquiries').select('message').execute();
  await db.destroy();
  return rows.map(({ message }) => message);
}

const account = { email: 'admin@example.com', password: 'blue-Camel-42' };

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  return (await answer.json()).token;
}

async function statusOf(origin: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/overview`, { headers })).status;
}

const ways: [DatabaseKind, DatabaseKind][] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
];

test.each(ways)(
  'F17 a site on %s is backed up while it writes, and stands up again on %s',
  async (from, to) => {
    const [old, fresh] = [await emptyInstance(from), await emptyInstance(to)];
    const folder = ownFolder();
    const [file, again] = [join(folder, 'site.tar.gz'), join(folder, 'again.tar.gz')];
    const site = await startServer({ ...old, ADMIN_PASSWORD: account.password });
    const token = await signIn(site.origin);
    expect(await statusOf(site.origin, token)).toBe(200);
    const enquiries = sendEnquiries(site.origin);
    while (enquiries.accepted.length < 50) await sleep(20);
    const before = [...enquiries.accepted];
    expect(await run('backup', [file], old)).toMatchObject({ status: 0, stderr: '' });
    await enquiries.stop();
    await site.stop();

    const restored = await run('restore', [file], fresh);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(await run('backup', [again], fresh)).toMatchObject({ status: 0, stderr: '' });
    const { made_at: _one, ...first } = await verify(file);
    const { made_at: _two, ...second } = await verify(again);
    expect(second).toEqual(first);
    expect(restored.stdout).toContain(`${Object.keys(first.rows).length} tables`);
    expect([...first.members.keys()].filter((name) => name.startsWith('media/'))).not.toEqual([]);
    const kept = await messagesIn(fresh.DATABASE_URL);
    expect(kept).toEqual(expect.arrayContaining(before));
    // Enquiries went on arriving, so a copy of a later moment would hold more.
    expect(kept.length).toBeLessThan(enquiries.accepted.length);

    const { origin } = await startServer(fresh);
    expect(await statusOf(origin, token), 'T39 a session of before').toBe(401);
    expect(await statusOf(origin, await signIn(origin))).toBe(200);
    const blogs = await (await fetch(`${origin}/blog`)).json();
    expect(blogs.data).toHaveLength(first.rows.blogs ?? -1);
    const page = await fetch(`${origin}/blogs/${blogs.data[0].slug_url}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
  },
);

test('a backup of an earlier release is restored and brought up to date', async () => {
  const [old, fresh] = [await emptyInstance('sqlite'), await emptyInstance('postgres')];
  const { migrate } = await import('../../db/migrate.ts');
  const path = join(ownFolder(), 'old.db');
  const { db, kind } = openDatabase(`sqlite:${path}`);
  await migrate(db, kind, '0004-list-indexes');
  await db.insertInto('categories').values({ category: 'Kept' }).execute();
  await db.destroy();
  const file = join(ownFolder(), 'old.tar.gz');
  await run('backup', [file], { ...old, DATABASE_URL: `sqlite:${path}` });
  expect((await verify(file)).migration).toBe('0004-list-indexes');
  expect(await run('restore', [file], fresh)).toMatchObject({ status: 0, stderr: '' });
  const now = openDatabase(fresh.DATABASE_URL ?? '');
  const kept = await now.db.selectFrom('categories').select('category').execute();
  const trash = await now.db.selectFrom('trash').select('title').execute();
  await now.db.destroy();
  expect([kept, trash]).toEqual([[{ category: 'Kept' }], []]);
});
