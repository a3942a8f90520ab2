import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetLinker } from './linked-sheets.ts';

let client = '';
let linked: (html: string) => string;

/** The text of each sheet, and its bytes as it is sent. */
const sheets: Record<string, [css: string, bytes: number]> = {
  forms: ['@layer ui{.a12>p{top:.5em}}', 90],
  blogs: ['.a20{top:0}', 40],
  article: ['.a21{top:0}', 50],
  'article-columns': ['.a22{top:0}', 20],
  prose: ['.prose{top:0}', 60],
  'prose-nodes': ['.prose table{top:0}', 30],
  'study-hero': ['.a23{top:0}', 30],
  'sign-off': ['.a25{top:0}', 40],
  preview: ['.a26{top:0}', 20],
  'article-page': ['', 155],
};

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(client, 'assets'));
  for (const [name, [css, bytes]] of Object.entries(sheets)) {
    await writeFile(join(client, `assets/${name}-1.css`), css);
    await writeFile(join(client, `assets/${name}-1.css.br`), 'x'.repeat(bytes));
  }
  linked = await sheetLinker(
    client,
    Object.fromEntries(
      Object.keys(sheets).map((name) => [`${name}.css`, { file: `assets/${name}-1.css` }]),
    ),
  );
});

afterAll(() => rm(client, { recursive: true, force: true }));

const awaited = '<script>0</script>';
const link = `<link rel="stylesheet" href="/assets/forms-1.css" fetchpriority="low"/>${awaited}`;
const expected = '<link rel="expect" href="#first_view_end"/>';
const end = '<i id="first_view_end" hidden=""></i>';
const framed = (main: string) => `<head></head><body><main id="main">${main}</main></body>`;
const page = (main: string) => `<head>${expected}${framed(main).slice('<head>'.length)}`;
const hero = '<script type="x">{}</script><section class="a1" data-ground="night">';

function sheetsOf(main: string): string[] {
  const names = linked(page(main)).matchAll(/href="\/assets\/([\w-]+)-1\.css"/g);
  return Array.from(names, ([, name = '']) => name);
}

test('a part is linked at the end of the hero, before what it is for', () => {
  expect(linked(page(`${hero}</section><p class="b2 a12"></p>`))).toBe(
    page(`${hero}${end}${link}</section><p class="b2 a12"></p>`),
  );
});

test('an article is painted from its head on, as a page with a hero', () => {
  const [head, text] = ['<section data-first-view=""><h1></h1>', '<article class="a21"></article>'];
  const link = `<link rel="stylesheet" href="/assets/article-1.css" fetchpriority="low"/>${awaited}`;
  expect(linked(page(`${head}</section>${text}`))).toBe(
    page(`${head}${end}${link}</section>${text}`),
  );
});

test('a public page marks where its first view ends: its hero, or all of it, where no island is', () => {
  expect(linked(page(`${hero}</section><section></section>`))).toBe(
    page(`${hero}${end}</section><section></section>`),
  );
  expect(linked(page('<section></section>'))).toBe(
    page('<section></section>').split('</body>').join(`${end}</body>`),
  );
});

test('a part is linked in the head of a page without a hero, and of the hero itself', () => {
  const first = (name: string) => `<link rel="stylesheet" href="/assets/${name}-1.css"/></head>`;
  const text = framed('<section><p class="a12"></p></section>');
  expect(linked(text)).toBe(text.split('</head>').join(first('forms')));
  const study = (mark: string) => page(`${hero}<p class="a23"></p>${mark}</section>`);
  expect(linked(study(''))).toBe(study(end).split('</head>').join(first('study-hero')));
});

test('in a frame all parts are linked in the head, where no sheet holds up what is read', () => {
  const text = framed(`${hero}</section><p class="a12"></p>`);
  const first = '<link rel="stylesheet" href="/assets/forms-1.css"/></head>';
  expect(linked(text)).toBe(text.split('</head>').join(first));
});

test('parts that a template shows together are one file, where that is the fewest bytes', () => {
  const [blogs, article, layout, prose] = ['a20', 'a21', 'a22', 'prose'];
  expect(sheetsOf(`<p class="${blogs} ${article} ${layout} ${prose}">`)).toEqual(['article-page']);
  expect(sheetsOf(`<p class="${blogs} ${article} ${prose} a12">`), 'one part too much').toEqual([
    'blogs',
    'article',
    'forms',
    'prose',
  ]);
  expect(sheetsOf(`<p class="${article} ${prose}">`)).toEqual(['article', 'prose']);
});

test('rules that have no class of a module come with what stands in the text', () => {
  expect(sheetsOf('<div class="prose"><p></p></div>')).toEqual(['prose']);
  expect(sheetsOf('<div class="prose"><table></table></div>')).toEqual(['prose-nodes', 'prose']);
});

test('a screen of the back office that has linked a part gets it once', () => {
  const own = '<link href="/assets/forms-1.css"/><p class="a12"></p>';
  expect(linked(framed(own))).toBe(framed(own));
});

test('a page without a part, and what is no page, stay as they are', () => {
  for (const text of [
    framed('<p class="a1"></p>'),
    '{"html":"<p class=\\"a12\\">"}',
    ' class="a12"',
  ])
    expect(linked(text)).toBe(text);
});

test('what a script draws later is linked with the part that it belongs to', () => {
  const page = linked('<head></head><main id="main"><p class="a25">Please look</p></main>');
  expect(page).toContain('/assets/sign-off-1.css');
  expect(page).toContain('/assets/preview-1.css');
  expect(linked('<head></head><p class="a21">An article</p>')).not.toContain('preview');
});
