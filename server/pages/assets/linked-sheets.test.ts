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
  await writeFile(join(client, 'assets/work-1.css'), '.b9{top:0}');
  linked = await sheetLinker(client, {
    'forms.css': { file: 'assets/forms-1.css' },
    'work.css': { file: 'assets/work-1.css' },
  });
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

test('the part of a hero itself is linked in the head', () => {
  const hero = '<section class="b9" data-ground="night"></section>';
  expect(linked(page(hero))).toBe(
    `<head><link rel="stylesheet" href="/assets/work-1.css"/></head><main id="main">${hero}</main>`,
  );
});

test('a page without a part, and what is no page, stay as they are', () => {
  for (const text of [page('<p class="a1"></p>'), '{"html":"<p class=\\"a12\\">"}', ' class="a12"'])
    expect(linked(text)).toBe(text);
});
