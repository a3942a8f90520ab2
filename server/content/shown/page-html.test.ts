import { expect, test } from 'vitest';
import { insertUpload, updateUpload } from '../../../db/media/uploads.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { testServer } from '../../../tests/server.ts';
import { elements, readFragment } from '../../html/tree.ts';
import { pageHtml, picturesInHtml } from './page-html.ts';
import { pictureLibrary } from './picture-library.ts';

const english = messagesFor('en');
const start = `/media/${'0a'.repeat(16)}-w4000h3000`;

/** A function that shows HTML on a page whose library has one picture with these words. */
async function pageWith(alt: string) {
  const { db } = await testServer();
  const file_name = `${start.slice('/media/'.length)}.jpg`;
  const size = { size: 1, width: 4_000, height: 3_000, widths: [480] };
  const file = { file_name, media_type: 'image/jpeg', original_name: 'a.jpg', hash: null };
  await insertUpload(db, { ...file, ...size, placeholder: '1b5459 111 222 333 444 555 666' });
  await updateUpload(db, 1, { alt, focus: 'top-right', poster: '' });
  const find = pictureLibrary(db);
  return async (typed: string) =>
    pageHtml(typed, await find(picturesInHtml(typed), async () => 1), english);
}

test('a picture without words gets the ones of the library, and its focus', async () => {
  const show = await pageWith('Palms & "water" <here>');
  const html = await show(`<img src="${start}.jpg" alt="">`);
  expect(html).toContain(' data-focus="100 000"');
  expect(html).toContain(' alt="Palms &amp; &quot;water&quot; &lt;here&gt;"');
});

/** Every pattern that a string as a replacement would expand. */
const patterns = "$& $` $' $$ $1 $<a> $0";

/** The pictures of a text as a browser reads them. */
function imagesIn(html: string) {
  return elements(readFragment(html), 'img').map(({ attrs }) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  );
}

test('T35 the words of the library reach the page as typed, whatever stands beside them', async () => {
  const words = `costs $$ 5 ${patterns} "<b>&amp;`;
  const show = await pageWith(words);
  const hostile = [
    'width="onerror=alert(1) x"',
    'height="9 onerror=alert(1)"',
    `title="onerror=alert(1)"`,
    'onerror="alert(1)"',
    'srcset="x"',
  ];
  const html = await show(`<img ${hostile.join(' ')} src="${start}.jpg">`);
  const [image, ...others] = imagesIn(html);
  expect(others).toEqual([]);
  expect(image?.alt).toBe(words);
  expect(Object.keys(image ?? {}).sort()).toEqual(
    ['alt', 'data-focus', 'height', 'loading', 'sizes', 'src', 'srcset', 'width'].sort(),
  );
  expect(image).toMatchObject({ width: '4000', height: '3000' });
});

test('T35 an alt text of its own that looks like a tag or an attribute stays a text', async () => {
  const show = await pageWith(patterns);
  for (const own of [
    `> <img onerror=alert(1) src="${start}.jpg" x`,
    ` width="9" srcset="x" ${patterns}`,
    ` alt="" src="${start}.jpg" `,
  ]) {
    const alt = own.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const [image, ...others] = imagesIn(await show(`<p><img alt="${alt}" src="${start}.jpg"></p>`));
    expect(others).toEqual([]);
    expect(image?.alt).toBe(own);
    expect(image).toMatchObject({ width: '4000', height: '3000' });
    expect(image).not.toHaveProperty('onerror');
  }
});

test('better words, unknown pictures and texts without uploads stay as they are', async () => {
  const show = await pageWith('Palms');
  const small = `<img src="/media/${'0b'.repeat(16)}-w480h400.jpg" alt="" loading="lazy">`;
  const foreign = '<img src="https://other.example/a.jpg" alt="" loading="lazy">';
  for (const html of [small, foreign, '<p>no picture</p>']) expect(await show(html)).toBe(html);
  expect(await show(`<img src="${start}.jpg" alt="Own">`)).toContain('alt="Own"');
});

test('a picture inside a text is offered in its smaller files, with room for it', async () => {
  const show = await pageWith('');
  const html = await show(`<p><img src="${start}.jpg" alt="A"></p>`);
  expect(html).toMatch(/^<p><picture><source type="image\/avif" srcset="[^"]*-480\.avif 480w,/);
  const [image] = imagesIn(html);
  expect(image).toMatchObject({ src: `${start}-1200.webp`, alt: 'A', loading: 'lazy' });
  expect(image?.srcset).toContain(`${start}-480.webp 480w,`);
  expect(html).toContain(' width="4000" height="3000"');
  expect(html).toMatch(/><\/picture><\/p>$/);
  const sized = await show(`<img src="${start}.jpg" alt="" width="9" height="8">`);
  expect(sized).not.toContain('4000"');
});

test('who uses a keyboard reaches tables and code that scroll', async () => {
  const show = await pageWith('');
  const html = await show('<table><tr><td>1</td></tr></table><pre>\n\na &amp; b</pre>');
  expect(html).toMatch(/^<table tabindex="0">.*<pre tabindex="0">a &amp; b<\/pre>$/s);
});

test('new words of the library stand in the same text the next time', () => {
  const typed = `<img src="${start}.jpg" alt="">`;
  const shown = (alt: string) => pageHtml(typed, () => ({ alt, focus: { x: 0, y: 50 } }), english);
  expect(shown('Palms')).toContain('alt="Palms"');
  expect(shown('Dates')).toContain('alt="Dates"');
  expect(pageHtml(typed, () => undefined, english)).toContain('alt=""');
});

test('a picture marked as decoration stays without words', async () => {
  const show = await pageWith('Palms');
  const [image] = imagesIn(await show(`<img src="${start}.jpg" alt="" data-node="decoration">`));
  expect(image?.alt).toBe('');
});

test('a picture is fetched as wide as its figure stands', async () => {
  const show = await pageWith('');
  const figure = (width: string) => `<figure ${width}><img src="${start}.jpg" alt="A"></figure>`;
  for (const [width, sizes] of [
    ['', '(min-width: 44rem) 41rem, 92vw'],
    ['data-width="half"', '(min-width: 44rem) 20rem, 92vw'],
    ['data-width="full"', '92vw'],
  ] as const) {
    const html = await show(figure(width));
    expect(html.match(/ sizes="[^"]*"/g)).toEqual([` sizes="${sizes}"`, ` sizes="${sizes}"`]);
  }
});

test('a film stays a link that knows its player and names whom it is played from', async () => {
  const show = await pageWith('');
  const film = (address: string) =>
    show(`<figure data-node="film"><a href="${address}">A film</a></figure>`);
  expect(await film('https://youtu.be/dQw4w9WgXcQ')).toMatch(
    / data-film="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1">A film<small>Plays from youtu\.be<\/small><\/a>/,
  );
  expect(await film('/media/a.mp4')).toContain('<a href="/media/a.mp4" data-film="/media/a.mp4">');
  const unknown = await film('https://films.example/7');
  expect(unknown).not.toContain('data-film');
  expect(unknown).toContain('<small>Plays from films.example</small>');
});

test('one text names its films in the language of each page that shows it', () => {
  const typed = '<figure data-node="film"><a href="https://films.example/7">A</a></figure>';
  const small = (tag: string) =>
    /<small>(.*)<\/small>/.exec(pageHtml(typed, () => undefined, messagesFor(tag)))?.[1];
  expect(small('fr')).toBe('Lecture depuis films.example');
  expect(small('de')).toBe('Wird von films.example abgespielt');
  expect(small('fr')).toBe('Lecture depuis films.example');
});
