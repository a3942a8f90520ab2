import { expect, test } from 'vitest';
import { findContentVersion } from '../../../db/content/content-version.ts';
import { insertUpload, updateUpload } from '../../../db/media/uploads.ts';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase } from '../../../db/open.ts';
import { pictureLibrary } from './picture-library.ts';

const start = `/media/${'0a'.repeat(16)}-w4000h3000`;

async function library() {
  const queries: string[] = [];
  const { db, kind } = openDatabase('sqlite::memory:', {
    log({ query }) {
      queries.push(query.sql);
    },
  });
  await migrate(db, kind);
  const file_name = `${start.slice('/media/'.length)}.jpg`;
  const file = { file_name, media_type: 'image/jpeg', original_name: 'a.jpg', hash: null };
  await insertUpload(db, { ...file, size: 1, width: 4_000, height: 3_000, widths: [480] });
  await updateUpload(db, 1, { alt: 'Palms', focus: 'top', poster: '' });
  const find = pictureLibrary(db);
  const asked = () =>
    queries.filter((sql) => /^select "file_name", "alt", .* from "uploads"/.test(sql)).length;
  return { db, asked, find: (names: string[]) => find(names, () => findContentVersion(db)) };
}

test('all pictures of a page are found with one query, by any of their files', async () => {
  const { db, asked, find } = await library();
  const addresses = [`${start}.jpg`, `${start}-480.webp`, `${start}-1200.avif`];
  const other = `/media/${'0b'.repeat(16)}-w9h9.png`;
  const detailsOf = await find([...addresses, other, '/media/drawings/a/banner.svg', '/a.png']);
  for (const address of addresses) {
    expect(detailsOf(address)).toEqual({ alt: 'Palms', focus: { x: 50, y: 0 } });
  }
  for (const unknown of [other, '/a.png', '']) expect(detailsOf(unknown)).toBeUndefined();
  expect(asked()).toBe(1);
  await db.destroy();
});

test('what was found is not asked for again until the content changes', async () => {
  const { db, asked, find } = await library();
  await find([`${start}.jpg`]);
  expect((await find([`${start}.jpg`]))(`${start}.jpg`)?.alt).toBe('Palms');
  expect(asked()).toBe(1);
  await updateUpload(db, 1, { alt: 'Dates', focus: 'top', poster: '' });
  expect((await find([`${start}.jpg`]))(`${start}.jpg`)?.alt).toBe('Dates');
  expect(asked()).toBe(2);
  await db.destroy();
});

test('a page without uploads asks nothing', async () => {
  const { db, asked, find } = await library();
  await find(['/media/drawings/a/banner.svg', 'https://other.example/a.jpg']);
  expect(asked()).toBe(0);
  await db.destroy();
});
