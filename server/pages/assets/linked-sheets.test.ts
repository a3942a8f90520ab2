import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheetLinker } from './linked-sheets.ts';

let client = '';
let linked: (html: string) => string;

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets/forms-1.css'), '@layer ui{.a12>p{top:.5em}}');
  await writeFile(join(client, 'assets/blogs-1.css'), '.a20{top:0}');
  await writeFile(join(client, 'assets/article-1.css'), '.a21{top:0}');
  await writeFile(join(client, 'assets/prose-1.css'), '.prose{top:0}');
  const names = ['forms', 'blogs', 'article', 'prose', 'article-page'];
  linked = await sheetLinker(
    client,
    Object.fromEntries(names.map((name) => [`${name}.css`, { file: `assets/${name}-1.css` }])),
  );
});

afterAll(() => rm(client, { recursive: true, force: true }));

const link = '<link rel="stylesheet" href="/assets/forms-1.css" fetchpriority="low"/>';
const page = (main: string) => `<head></head><main id="main">${main}</main>`;

test('a part is linked at the end of the hero, before what it is for', () => {
  const hero = '<script type="x">{}</script><section class="a1" data-ground="night">';
  expect(linked(page(`${hero}</section><p class="b2 a12"></p>`))).toBe(
    page(`${hero}${link}</section><p class="b2 a12"></p>`),
  );
});

test('a part is linked in the head of a page without a hero', () => {
  const text = page('<section><p class="a12"></p></section>');
  expect(linked(text)).toBe(text.split('</head>').join(`${link}</head>`));
});

test('parts that a template shows together are one file, where the page shows all of them', () => {
  const sheetsOf = (main: string) =>
    [...linked(page(main)).matchAll(/href="\/assets\/([\w-]+)-1\.css"/g)].map(([, name]) => name);
  expect(sheetsOf('<p class="a21 a20"></p><p class="prose"></p>')).toEqual(['article-page']);
  expect(sheetsOf('<p class="a21 a20 a12 prose"></p>')).toEqual(['article-page', 'forms']);
  expect(sheetsOf('<p class="a21 prose"></p>')).toEqual(['article', 'prose']);
});

test('a page without a part, and what is no page, stay as they are', () => {
  for (const text of [page('<p class="a1"></p>'), '{"html":"<p class=\\"a12\\">"}', ' class="a12"'])
    expect(linked(text)).toBe(text);
});
