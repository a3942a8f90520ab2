import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { findBlogPage } from '../../db/content/public/blog-pages.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { membersOf } from '../../server/operations/backup/manifest.ts';
import { startS3 } from '../s3-server.ts';
import { emptyInstance, ownFolder, run } from './site.ts';

/** A migrated database and three media files, with what is in them. */
async function addMedia({ DATA_DIR = '', DATABASE_URL }: Record<string, string>) {
  const folder = join(DATA_DIR, 'media');
  await mkdir(join(folder, 'drawings', 'a b'), { recursive: true });
  for (const [name, bytes] of [
    ['film.mp4', randomBytes(9_000_000)],
    ['drawings/a b/banner.svg', Buffer.from('<svg/>')],
    ['empty.webp', Buffer.alloc(0)],
  ] as const) {
    await writeFile(join(folder, name), bytes);
  }
  const { db, kind } = openDatabase(DATABASE_URL ?? '');
  await migrate(db, kind);
  await db.insertInto('categories').values({ category: 'All' }).execute();
  await db.destroy();
  return mediaOf({ DATA_DIR });
}

const mediaOf = ({ DATA_DIR = '' }: Record<string, string>) => membersOf(join(DATA_DIR, 'media'));

async function open(url = '') {
  const database = openDatabase(url);
  return {
    ...database,
    categories: () => database.db.selectFrom('categories').selectAll().execute(),
  };
}

test('a site moves to Postgres and back, row by row', async () => {
  const [site, postgres, back] = [
    await emptyInstance('sqlite'),
    await emptyInstance('postgres'),
    await emptyInstance('sqlite'),
  ];
  await mkdir(site.DATA_DIR ?? '', { recursive: true });
  await mkdir(back.DATA_DIR ?? '', { recursive: true });
  const old = await open(site.DATABASE_URL);
  await migrate(old.db, old.kind);
  for (const category of ['All', '\u2028', 'é', '😀']) {
    await old.db.insertInto('categories').values({ category }).execute();
  }
  await old.db.deleteFrom('categories').where('category', '=', '😀').execute();
  const before = await old.categories();
  await insertItem(old.db, blogKind, blogInput.parse({ title: 'Été in Muscat' }));
  await old.db.destroy();

  const there = await run('move', ['--to', postgres.DATABASE_URL ?? ''], site);
  expect(there).toMatchObject({ status: 0, stderr: '' });
  expect(there.stdout).toMatch(
    /^Working on: database .*\nTo: database postgres:.*\nMoved and compared: \d+ rows of \d+ tables\./,
  );
  const again = await run('move', ['--to', postgres.DATABASE_URL ?? ''], site);
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(/^The database is not empty/);
  expect(await run('move', ['--to', back.DATABASE_URL ?? ''], postgres)).toMatchObject({
    status: 0,
  });

  const away = await open(postgres.DATABASE_URL);
  const moved = await open(back.DATABASE_URL);
  for (const { db } of [away, moved]) {
    const { items } = await findBlogPage(db, { category: '', find: 'ÉTÉ musc', page: 1 });
    expect(items, 'the search goes along').toHaveLength(1);
  }
  await away.db.destroy();
  expect(await moved.categories()).toEqual(before);
  await moved.db.insertInto('categories').values({ category: 'New' }).execute();
  expect((await moved.categories()).at(-1)).toEqual({ category_id: 5, category: 'New' });
  await moved.db.destroy();
});

test('a site moves to Postgres and S3 and back, and is backed up and restored there', async () => {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  const [site, away, back, restored] = [
    await emptyInstance('sqlite'),
    { ...(await emptyInstance('postgres')), ...s3.env },
    await emptyInstance('sqlite'),
    await emptyInstance('sqlite'),
  ];
  const files = await addMedia(site);
  const { MEDIA_URL: _, ...keys } = s3.env;
  const there = ['--to', away.DATABASE_URL ?? '', '--media-to', away.MEDIA_URL ?? ''];
  const moved = await run('move', there, { ...site, ...keys });
  expect(moved.stderr).toBe('');
  expect(moved.stdout).toMatch(/^Moved and compared: \d+ rows of \d+ tables, 3 media files\. /m);
  const again = await run('move', there.slice(2), { ...site, ...keys });
  expect(again.stderr).toMatch(/^The media store s3:\/\/media at \S+ is not empty/);

  const file = join(ownFolder(), 'away.tar.gz');
  expect(await run('backup', [file], away)).toMatchObject({ status: 0, stderr: '' });
  expect(await run('restore', [file], restored)).toMatchObject({ status: 0, stderr: '' });
  expect(await mediaOf(restored)).toEqual(files);
  const other = { ...(await emptyInstance('sqlite')), ...s3.env, MEDIA_URL: 's3://media/restored' };
  expect(await run('restore', [file], other)).toMatchObject({ status: 0, stderr: '' });

  const home = ['--to', back.DATABASE_URL ?? '', '--media-to', `file:${back.DATA_DIR}/media`];
  await mkdir(back.DATA_DIR ?? '', { recursive: true });
  expect(await run('move', home, away)).toMatchObject({ status: 0, stderr: '' });
  expect(await mediaOf(back)).toEqual(files);
});

test.each([[[]], [['--to', 'mysql://x']], [['postgres://x/y']]])(
  '%j is told how',
  async (words) => {
    const site = await emptyInstance('sqlite');
    expect(await run('move', words, site)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Usage: npm run move -- \[--env-file FILE\] \[--to /),
    });
  },
);
