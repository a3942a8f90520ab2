import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUpload, updateUpload } from '../../db/media/uploads.ts';
import { all, attribute, one, type Page, readPage } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

const start = `/media/${'0a'.repeat(16)}-w4000h3000`;
const image = `${start}.jpg`;
const typed = `<p>Text <img src="${image}" alt=""></p>`;

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
  const file_name = image.slice('/media/'.length);
  const file = { file_name, media_type: 'image/jpeg', original_name: 'a.jpg', hash: null };
  const size = { size: 1, width: 4_000, height: 3_000, widths: [480] };
  const placeholder = '1b5459 111 222 333 444 555 666';
  await insertUpload(site.db, { ...file, ...size, placeholder });
  await updateUpload(site.db, 1, { alt: 'Palms', focus: 'top-right', poster: '' });
});
afterAll(() => site.close());

/** The upload's pictures on a page: words, part in sight, and whether colours stand before it. */
function uploadsOn(page: Page) {
  const pictures = all(one(page, 'main'), 'img').filter((picture) =>
    attribute(picture, 'src')?.startsWith(start),
  );
  expect(all(page, 'svg', { fill: '#1b5459' }).length).toBeGreaterThan(0);
  return pictures.map((picture) => [
    attribute(picture, 'src'),
    attribute(picture, 'alt'),
    attribute(picture, 'data-focus'),
  ]);
}

const shown = [`${start}-1200.webp`, 'Palms', '100 000'];
/** The link of a study's card says what it leads to; its picture is decoration. */
const decorating = [`${start}-1200.webp`, '', '100 000'];

test('every picture of a page has what the library says of it', async () => {
  const blogs_content = [{ heading: 'H', paragraph: typed }];
  await site.addBlog({ title: 'A blog', blog_image: image, blogs_content, status: 'published' });
  const study = { bannerImage: image, sec1Para: typed, sec1Img: image, sec3Para1: typed };
  const id = await site.addStudy(study);
  expect(uploadsOn(await site.page('/blogs/a-blog'))).toEqual([shown, shown]);
  expect(uploadsOn(await site.page('/insights'))).toEqual([shown]);
  expect(uploadsOn(await site.page('/case-studies'))).toEqual([decorating]);
  expect(uploadsOn(await site.page('/'))).toEqual([decorating, shown]);
  expect(uploadsOn(await site.page(`/casestudy/${id}`))).toEqual([shown, shown, shown, shown]);
});

test('a change in the library reaches the pages', async () => {
  await updateUpload(site.db, 1, { alt: 'Dates', focus: 'left', poster: '' });
  const [first] = uploadsOn(await site.page('/insights'));
  expect(first).toEqual([`${start}-1200.webp`, 'Dates', '000 050']);
  await updateUpload(site.db, 1, { alt: 'Palms', focus: 'top-right', poster: '' });
});

test('a preview shows them, and a borrowed drawing while it has none of its own', async () => {
  const fields = { title: 'Draft', blogs_content: [{ heading: 'H', paragraph: typed }] };
  const { html } = await site.renderDraft({ kind: 'blog', id: null, fields });
  const page = readPage(html);
  const [banner, inText] = all(one(page, 'main'), 'img').map((picture) =>
    attribute(picture, 'src'),
  );
  expect(banner).toBe('/media/drawings/preview/wide.svg');
  expect(inText).toBe(shown[0]);
  expect(html).not.toContain('/media/drawings/draft/');
});

test('the hero of a page that was never saved at its path borrows a drawing', async () => {
  const hero = { id: 'a', kind: 'hero', v: 1, hidden: false, props: { headline: 'New' } };
  const fields = { name: 'New', path: '/nowhere-yet', sections: [hero] };
  const { html } = await site.renderDraft({ kind: 'page', id: null, fields });
  expect(html).toContain('/media/drawings/preview/hero.svg');
  expect(html).toContain('/media/drawings/preview/hero-tall.svg');
  expect(html).not.toContain('/media/drawings/nowhere-yet/');
});
