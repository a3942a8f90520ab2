import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeImport, insertImport } from '../../db/moving/imports.ts';
import type { Database } from '../../db/open.ts';
import { firstChoices } from '../../domain/moving/import.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { serverParts } from '../../server/moving/run/server-parts.ts';
import { workOnNextImport } from '../../server/moving/run/work-on-import.ts';
import { openMigratedSqlite } from '../migrated-sqlite.ts';
import { pictureFile } from '../sample-files.ts';
import { ghostExport, ghostPost } from './ghost-export.ts';
import { zipOf } from './zip-of.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'));
  ({ db } = await openMigratedSqlite());
});

afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const never = new AbortController().signal;

/** The articles that an import of the zip publishes. */
async function importedBlogs(zip: Buffer) {
  const file = join(folder, 'export.zip');
  await writeFile(file, zip);
  const failures: unknown[] = [];
  const config = { mediaQuota: 1e9 };
  const media = folderStore(join(folder, 'media'));
  const parts = serverParts({ db, media, config, now: Date.now }, (error) => failures.push(error));
  const { import_id } = await insertImport(db, {
    name: 'export.zip',
    file,
    size: zip.length,
    made_by: 'a@example.com',
    choices: { ...firstChoices, status: 'publish' },
  });
  await workOnNextImport(parts, never, import_id);
  await changeImport(db, import_id, { state: 'running' }, ['planned']);
  await workOnNextImport(parts, never, import_id);
  expect(failures).toEqual([]);
  const rows = await db.selectFrom('blogs').selectAll().where('status', '=', 'published').execute();
  return rows.map(({ blogs_content, ...row }) => ({ ...row, pairs: JSON.parse(blogs_content) }));
}

test('R-I-05 Markdown in a zip comes with the pictures beside it', async () => {
  const text =
    '---\ntitle: A walk\ndate: 2021-03-01\ncover: images/a.png\n---\nHello ![A view](images/a.png)';
  const zip = await zipOf({
    'content/posts/walk/index.MD': text,
    'content/posts/walk/images/a.png': { content: await pictureFile('png') },
  });
  const [blog, ...more] = await importedBlogs(zip);
  expect(more).toEqual([]);
  expect(blog).toMatchObject({
    title: 'A walk',
    slug_url: 'walk',
    published_date: '1 March 2021',
    blog_image: expect.stringMatching(/^\/media\/.+\.png$/),
  });
  const image = `<img src="${blog?.blog_image}" alt="A view" loading="lazy">`;
  expect(blog?.pairs).toEqual([{ heading: 'A walk', paragraph: `<p>Hello ${image}</p>` }]);
});

test('R-I-05 a Ghost export in a zip comes with its pictures, the small ones as their originals', async () => {
  const html =
    '<figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/size/w600/2021/03/a.png" alt="A"></figure>';
  const post = ghostPost('a', {
    html,
    feature_image: '__GHOST_URL__/content/images/2021/03/a.png',
  });
  const zip = await zipOf({
    'data.json': ghostExport({ posts: [post] }),
    'content/images/2021/03/a.png': { content: await pictureFile('png') },
  });
  const [blog] = await importedBlogs(zip);
  expect(blog?.blog_image).toMatch(/^\/media\/.+\.png$/);
  expect(blog?.pairs[0]?.paragraph).toBe(
    `<figure><img src="${blog?.blog_image}" alt="A" loading="lazy"></figure>`,
  );
  expect(await db.selectFrom('uploads').selectAll().execute()).toHaveLength(1);
});
