import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertSession } from '../../db/accounts/sessions.ts';
import { insertUser } from '../../db/accounts/users.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, type DatabaseKind, openDatabase } from '../../db/open.ts';
import { tokenHash } from '../../server/accounts/sessions.ts';
import { pack, unpack, verify } from '../../server/operations/backup/archive.ts';
import { manifestName, manifestText, membersOf } from '../../server/operations/backup/manifest.ts';
import { emptyInstance, ownFolder, run } from './site.ts';

const token = 'a-token-that-was-valid-when-the-backup-was-made';
const now = new Date().toISOString();

/** A row in each table that says what is going on at the moment. */
const going: Record<string, Record<string, string | number>> = {
  presence: { kind: 'blog', item_id: '1', token_hash: 'x', email: 'a@b.example', seen_at: now },
  sign_in_failures: { key: 'x', times: '[1]', last_at: now },
  known_addresses: { key: 'x', last_at: now },
  enquiry_senders: { sender: 'x', times: '[1]', last_at: now },
  preview_keys: { kind: 'blog', item_id: '1', key: 'x' },
  jobs: { name: 'backup', begun_at: now, lease_until: '2099-01-01T00:00:00.000Z' },
};

const tables = ['sessions', ...Object.keys(going)];

async function countRows(url = ''): Promise<Record<string, number>> {
  const { db } = openDatabase(url);
  const counts: Record<string, number> = {};
  for (const table of [...tables, 'users', 'second_factors']) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db);
    counts[table] = rows.length;
  }
  await db.destroy();
  return counts;
}

const none = Object.fromEntries(tables.map((table) => [table, 0]));

async function addRows(db: Database): Promise<void> {
  const user = { email: 'layla@example.com', passwordHash: 'x', isAdmin: true };
  const { user_id: userId } = await insertUser(db, user);
  await insertSession(db, { tokenHash: tokenHash(token), userId, now: Date.now(), perUser: 5 });
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: 'A', is_confirmed: 1, last_step: 1 })
    .execute();
  for (const [table, row] of Object.entries(going)) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
  }
}

/** A site with somebody at work in it. */
async function busySite(kind: DatabaseKind) {
  const site = await emptyInstance(kind);
  await mkdir(site.DATA_DIR ?? '', { recursive: true });
  const { db } = openDatabase(site.DATABASE_URL ?? '');
  await migrate(db, kind);
  await addRows(db);
  await db.destroy();
  expect((await countRows(site.DATABASE_URL)).sessions).toBe(1);
  return site;
}

const ways: [DatabaseKind, DatabaseKind][] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
];

/** The same backup as an earlier release made it: with the sessions. */
async function withSessions(file: string): Promise<string> {
  const [folder, older] = [join(ownFolder(), 'backup'), join(ownFolder(), 'older.tar.gz')];
  await unpack(file, folder);
  const manifest = await verify(file);
  const row = { token_hash: 'x', user_id: 1, created_at: now, last_used_at: now };
  await writeFile(join(folder, 'database/sessions.jsonl'), `${JSON.stringify(row)}\n`);
  await rm(join(folder, manifestName));
  const rows = { ...manifest.rows, sessions: 1 };
  const members = await membersOf(folder);
  await writeFile(join(folder, manifestName), manifestText({ ...manifest, rows, members }));
  await pack(folder, older);
  expect((await verify(older)).rows.sessions).toBe(1);
  return older;
}

test.each(ways)(
  'T39 a restore from %s into %s revives nothing that was going on',
  async (from, to) => {
    const [site, fresh, moved] = [
      await busySite(from),
      await emptyInstance(to),
      await emptyInstance(to),
    ];
    const file = join(ownFolder(), 'site.tar.gz');
    expect(await run('backup', [file], site)).toMatchObject({ status: 0, stderr: '' });
    const manifest = await verify(file);
    expect(Object.keys(manifest.rows).filter((table) => tables.includes(table))).toEqual([]);
    expect([...manifest.members.keys()].join()).not.toContain('sessions');

    expect(await run('restore', [file], fresh)).toMatchObject({ status: 0, stderr: '' });
    expect(await countRows(fresh.DATABASE_URL)).toEqual({ ...none, users: 1, second_factors: 1 });
    const older = await emptyInstance(to);
    expect(await run('restore', [await withSessions(file)], older)).toMatchObject({ status: 0 });
    expect(await countRows(older.DATABASE_URL)).toEqual({ ...none, users: 1, second_factors: 1 });

    await mkdir(moved.DATA_DIR ?? '', { recursive: true });
    const there = await run('move', ['--to', moved.DATABASE_URL ?? ''], site);
    expect(there).toMatchObject({ status: 0, stderr: '' });
    expect(await countRows(moved.DATABASE_URL)).toEqual({ ...none, users: 1, second_factors: 1 });
  },
);
