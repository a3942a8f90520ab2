import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { emptyInstance, run } from './site.ts';

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
  await old.db.destroy();

  const there = await run('move', ['--to', postgres.DATABASE_URL ?? ''], site);
  expect(there).toMatchObject({ status: 0, stderr: '' });
  expect(there.stdout).toMatch(/^Moved and compared: \d+ rows of \d+ tables\./);
  const again = await run('move', ['--to', postgres.DATABASE_URL ?? ''], site);
  expect(again).toMatchObject({ status: 1, stdout: '' });
  expect(again.stderr).toMatch(/^The database is not empty/);
  expect(await run('move', ['--to', back.DATABASE_URL ?? ''], postgres)).toMatchObject({
    status: 0,
  });

  const moved = await open(back.DATABASE_URL);
  expect(await moved.categories()).toEqual(before);
  await moved.db.insertInto('categories').values({ category: 'New' }).execute();
  expect((await moved.categories()).at(-1)).toEqual({ category_id: 5, category: 'New' });
  await moved.db.destroy();
});

test.each([[[]], [['--to', 'mysql://x']], [['postgres://x/y']]])(
  '%j is told how',
  async (words) => {
    const site = await emptyInstance('sqlite');
    expect(await run('move', words, site)).toMatchObject({
      status: 1,
      stderr: 'Usage: npm run move -- --to sqlite:FILE|postgres://…',
    });
  },
);
