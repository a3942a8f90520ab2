import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../app/ui/pictures/picture.tsx';
import { insertUpload, updateUpload } from '../../db/media/uploads.ts';
import { cleanHtml } from '../../domain/content/text/rich-text.ts';
import { testServer } from '../../tests/server.ts';
import { elements, readFragment } from '../content/doctor/tree.ts';
import { withPictureDetails } from './picture-details.ts';

const start = `/media/${'0a'.repeat(16)}-w4000h3000`;

const stored = '1b5459 111 222 333 444 555 666';

async function libraryWith(alt: string) {
  const { db } = await testServer();
  const file_name = `${start.slice('/media/'.length)}.jpg`;
  const size = { size: 1, width: 4_000, height: 3_000, widths: [480] };
  const file = { file_name, media_type: 'image/jpeg', original_name: 'a.jpg', hash: null };
  await insertUpload(db, { ...file, ...size, placeholder: stored });
  await updateUpload(db, 1, { alt, focus: 'top-right', poster: '' });
  return db;
}

test('a picture without words gets the ones of the library, and its focus', async () => {
  const db = await libraryWith('Palms & "water" <here>');
  const html = `<img class="a" src="${start}-1200.webp" srcset="x" alt="" width="1">`;
  expect(await withPictureDetails(db, html)).toBe(
    `<img data-focus="top-right" class="a" src="${start}-1200.webp" srcset="x" alt="Palms &amp; &quot;water&quot; &lt;here&gt;" width="1">`,
  );
});

/** Every pattern that a string as a replacement would expand. */
const patterns = "$& $` $' $$ $1 $<a> $0";

/** The pictures of a page as a browser reads them. */
async function imagesIn(db: Awaited<ReturnType<typeof libraryWith>>, typed: string) {
  const html = await withPictureDetails(db, cleanHtml(typed));
  return elements(readFragment(html), 'img').map(({ attrs }) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  );
}

test('T35 the words of the library reach the page as typed, whatever stands beside them', async () => {
  const words = `costs $$ 5 ${patterns} "<b>&amp;`;
  const db = await libraryWith(words);
  const hostile = [
    'width="onerror=alert(1) x"',
    'height="9 onerror=alert(1)"',
    `title="onerror=alert(1)"`,
    'onerror="alert(1)"',
    'srcset="x"',
  ];
  const [image, ...others] = await imagesIn(db, `<img ${hostile.join(' ')} src="${start}.jpg">`);
  expect(others).toEqual([]);
  expect(image?.alt).toBe(words);
  expect(Object.keys(image ?? {}).sort()).toEqual(
    ['alt', 'data-focus', 'height', 'loading', 'sizes', 'src', 'srcset', 'width'].sort(),
  );
  expect(image).toMatchObject({ width: '4000', height: '3000' });
});

test('T35 an alt text of its own that looks like a tag or an attribute stays a text', async () => {
  const db = await libraryWith(patterns);
  for (const own of [
    `> <img onerror=alert(1) src="${start}.jpg" x`,
    ` width="9" srcset="x" ${patterns}`,
    ` alt="" src="${start}.jpg" `,
  ]) {
    const alt = own.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const typed = `<p><img alt="${alt}" src="${start}.jpg"></p>`;
    const [image, ...others] = await imagesIn(db, typed);
    expect(others).toEqual([]);
    expect(image?.alt).toBe(own);
    expect(image).toMatchObject({ width: '4000', height: '3000' });
    expect(image).not.toHaveProperty('onerror');
  }
});

test('better words, other pictures and pages without uploads stay as they are', async () => {
  const db = await libraryWith('Palms');
  const other = `<img src="/media/${'0b'.repeat(16)}-w480h400.jpg" alt="">`;
  expect(await withPictureDetails(db, other)).toBe(other);
  expect(await withPictureDetails(db, '<p>no picture</p>')).toBe('<p>no picture</p>');
  const own = await withPictureDetails(db, `<img src="${start}.jpg" alt="Own">`);
  expect(own).toContain('alt="Own"');
});

test('a picture inside a text is offered in its smaller files, with room for it', async () => {
  const { db } = await testServer();
  const html = await withPictureDetails(
    db,
    `<p><img src="${start}.jpg" alt="A" loading="lazy"></p>`,
  );
  expect(html).toMatch(/^<p><picture><source type="image\/avif" srcset="[^"]*-480\.avif 480w,/);
  expect(html).toContain(
    `<img src="${start}-1200.webp" alt="A" loading="lazy" srcset="${start}-480.webp 480w,`,
  );
  expect(html).toContain(' width="4000" height="3000"></picture></p>');
  const sized = await withPictureDetails(
    db,
    `<img src="${start}.jpg" alt="" width="9" height="8">`,
  );
  expect(sized).not.toContain('4000"');
});

test('the box of a picture gets its colours, in attributes and without a style', async () => {
  const db = await libraryWith('');
  const shown = (src: string) =>
    withPictureDetails(
      db,
      renderToStaticMarkup(createElement(Picture, { src, width: 4, height: 3 })),
    );
  const html = await shown(`${start}.jpg`);
  expect(html).toContain('fill="#1b5459" viewBox="0 .5 3 2"');
  const strokes = [...html.matchAll(/stroke="(#\w+)" d="(M\d \d)/g)].map(([, ...both]) => both);
  expect(strokes).toEqual([
    ['#111', 'M0 1'],
    ['#222', 'M1 1'],
    ['#333', 'M2 1'],
    ['#444', 'M0 2'],
    ['#555', 'M1 2'],
    ['#666', 'M2 2'],
  ]);
  expect(html).not.toMatch(/data-picture|style=/);
  // Unknown colours leave the box as it was, and a drawing has no placeholder at all.
  expect(await shown(start.replaceAll('0a', '0c').concat('.jpg'))).toContain('fill="none"');
  expect(await shown('/media/drawings/x/banner.svg')).not.toContain('<svg');
});
