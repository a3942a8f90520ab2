import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import { entriesIn, itemsOf } from '../../../../tests/moving/read-entries.ts';
import { zipOf } from '../../../../tests/moving/zip-of.ts';
import { frontMatter } from './front-matter.ts';
import { markdownPath } from './markdown-paths.ts';
import { readMarkdown } from './read-markdown.ts';

const hugo = `---
title: "A: title"
date: 2021-03-01T09:00:00+04:00
draft: false
slug: a-title
aliases: [/old/a/, "/older"]
tags: [seo, "lisbon"]
categories: News
description: About it
cover:
  image: images/a.jpg
  alt: A view
authors:
  - name: Ada
---
# A: title

Hello *you*, see ![A](images/a.jpg "t") and ![B](/b.png).

| a | b |
|---|---|
| 1 | 2 |
`;

test('a text of Hugo comes with its fields and the pictures beside it', async () => {
  const zip = await zipOf({
    'site/content/posts/a/index.MD': hugo,
    'site/content/posts/a/images/a.jpg': 'x',
    'site/static/b.png': 'x',
    'README.md': '# A repository',
  });
  const [item, ...more] = itemsOf(await entriesIn(zip, 'site.zip'));
  expect(more).toEqual([]);
  expect(item).toMatchObject({
    type: 'post',
    status: 'published',
    title: 'A: title',
    slug: 'a-title',
    addresses: [
      '/posts/a-title/',
      '/posts/a-title',
      '/posts/a-title.html',
      '/old/a/',
      '/older',
      '/posts/a/',
    ],
    publishedAt: '2021-03-01T05:00:00.000Z',
    authors: ['Ada'],
    categories: ['News'],
    tags: ['seo', 'lisbon'],
    picture: '/site/content/posts/a/images/a.jpg',
    pictureAlt: 'A view',
    notes: [],
  });
  expect(item?.html).toContain('src="/site/content/posts/a/images/a.jpg"');
  expect(item?.html).toContain('<td>1</td>');
});

test.each([
  [
    '_posts/2014-05-01-a-title.markdown',
    { slug: 'a-title', date: '2014-05-01', folders: [], isPost: true },
  ],
  ['src/content/blog/b.ar.mdx', { slug: 'b', language: 'ar', folders: ['blog'], text: 'blog/b' }],
  [
    'content/ur/posts/c.markdown',
    { slug: 'c', language: 'ur', folders: ['posts'], text: 'posts/c' },
  ],
  ['content/about/_index.markdown', { slug: 'about', folders: [], isPost: false }],
  ['index.markdown', { slug: '', folders: [] }],
])('the name %s is understood', (path, found) => {
  expect(markdownPath(path)).toMatchObject(found);
});

test('front matter of Hugo in TOML, and what cannot be read, is told apart', () => {
  const toml = '+++\ntitle = "A"\ndraft = true\ntags = ["a", "b"]\n[params]\nx = 1\n+++\nText';
  expect(frontMatter(toml)).toEqual({
    fields: { title: 'A', draft: true, tags: ['a', 'b'], params: { x: 1 } },
    text: 'Text',
    problem: '',
  });
  const long = [
    'title = "A: b" # said',
    'tags = [\n "one", # first\n "[two]",\n]',
    'about = """\nTwo\nlines"""',
    'date = 2022-03-04T05:06:07Z',
    '[taxonomies]\ncategories = ["News"]',
    '[a.b]\nc = { x = "1=2" }',
    '[[lists]]\ny = 1',
    '[__proto__]\nz = 1',
  ];
  expect(frontMatter(`+++\n${long.join('\n')}\n+++\nText`).fields).toEqual({
    title: 'A: b',
    tags: ['one', '[two]'],
    about: 'Two\nlines',
    date: '2022-03-04T05:06:07Z',
    taxonomies: { categories: ['News'] },
    a: { b: { c: { x: '1=2' } } },
  });
  expect(frontMatter('{\n  "title": "A",\n  "tags": ["a"]\n}\n\nText')).toEqual({
    fields: { title: 'A', tags: ['a'] },
    text: '\nText',
    problem: '',
  });
  expect(frontMatter('{ no front matter }\nText').text).toContain('no front');
  expect(frontMatter('---\ntitle: "A\n---\nText')).toMatchObject({ fields: {}, text: 'Text' });
  expect(frontMatter('---\ntitle: "A\n---\nText').problem).not.toBe('');
  expect(frontMatter('A text\n---\nwith a line').text).toBe('A text\n---\nwith a line');
});

test.each(['A paragraph of its own.', '- one\n- two'])('%j between two rules is text', (words) => {
  const text = `---\n${words}\n---\nText`;
  expect(frontMatter(text)).toEqual({ fields: {}, text, problem: '' });
});

test.each(['', '# a comment\n'])('front matter may hold no more than %j', (lines) => {
  const found = frontMatter(`---\n${lines}---\nText`);
  expect(found).toEqual({ fields: {}, text: 'Text', problem: '' });
});

test('aliases of YAML that multiply are not followed', () => {
  const list = (from: string) => `[${Array(9).fill(`*${from}`).join(',')}]`;
  const lines = [
    'a: &a [x,x,x,x]',
    ...['b', 'c', 'd', 'e', 'f'].map(
      (name, index) => `${name}: &${name} ${list('abcdef'[index] ?? 'a')}`,
    ),
  ];
  expect(frontMatter(`---\n${lines.join('\n')}\n---\nText`).problem).not.toBe('');
});

test.each([
  ['JSON', `{${' \n'.repeat(80_000)}`],
  ['a list', `+++\na = [\n${'1,\n'.repeat(30_000)}`],
  ['a list that has its end', `+++\na = [\n${'\n'.repeat(60_000)}]\n+++\n`],
  ['a text', `+++\na = """\n${'b\n'.repeat(45_000)}"""\n+++\n`],
  ['quotes', `+++\na = [ "${'\\"'.repeat(45_000)}\n+++\n`],
  ['empty lines', `+++\n${'\n'.repeat(99_000)}+++\n`],
  [
    'keys of a table',
    `+++\n${Array.from({ length: 9_000 }, (_, n) => `a.${n} = 1\n`).join('')}+++\n`,
  ],
])(
  'T44 R-I-07 front matter of %s is read in time',
  (_, text) => {
    expect(frontMatter(text)).toHaveProperty('text');
  },
  3_000,
);

test('a single file is one text', async () => {
  const [item] = itemsOf(await entriesIn('# Alone\n\nWords', 'alone.markdown'));
  expect(item).toMatchObject({ title: 'Alone', html: '<p>Words</p>', type: 'page' });
});

test('R-I-04 a text comes with the day that it is dated', async () => {
  const texts = { 'a.md': '---\ndate: 2018-03-04 01:30:00 +0400\n---\nA', '2018-03-04-b.md': 'B' };
  const items = itemsOf(await entriesIn(await zipOf(texts), 'a.zip'));
  const dates = items.map(({ publishedAt, publishedDay }) => [publishedAt, publishedDay]);
  expect(dates).toContainEqual(['2018-03-03T21:30:00.000Z', '2018-03-04']);
  expect(dates).toContainEqual(['2018-03-04T00:00:00.000Z', undefined]);
});

test('R-I-02 a text with a later date waits for it', async () => {
  const texts = {
    '2999-01-01-later.md': 'A',
    'draft.md': '---\ndraft: true\ndate: 2999-01-01\n---\nA',
    'private.md': '---\nstatus: private\ndate: 2999-01-01\n---\nA',
    'past.md': '---\ndate: 2019-01-01\n---\nA',
  };
  const items = itemsOf(await entriesIn(await zipOf(texts), 'a.zip'));
  expect(items.map(({ id, status }) => [id, status])).toEqual([
    ['2999-01-01-later.md', 'scheduled'],
    ['draft.md', 'draft'],
    ['past.md', 'published'],
    ['private.md', 'private'],
  ]);
});

test('T44 a text that takes too long gets a sentence, and those after it are read', async () => {
  const texts = { 'a.md': '_*a'.repeat(20_000), 'b.md': `# B\n\n${'Words. '.repeat(1_000)}` };
  const paths = Object.keys(texts);
  const open = async (path: string) =>
    Readable.from([Buffer.from(path === 'a.md' ? texts['a.md'] : texts['b.md'])]);
  const found: SourceEntry[] = [];
  const files = { paths, isCollection: true, open, close: () => {} };
  for await (const entry of readMarkdown(files, 2_000)) found.push(entry);
  expect(found).toMatchObject([
    { what: 'site' },
    { what: 'unreadable', id: 'a.md', reason: expect.stringContaining('too long') },
    { what: 'item', id: 'b.md', title: 'B' },
  ]);
}, 60_000);

test.each(['NFC', 'NFD'] as const)('links in %s find files that a Mac named', async (form) => {
  const written = '[one](größe.md) [[größe]] ![A](café.jpg)'.normalize(form);
  const zip = await zipOf({
    'a/text.md': written,
    ['a/größe.md'.normalize('NFD')]: 'Words',
    ['a/café.jpg'.normalize('NFD')]: 'x',
  });
  const items = itemsOf(await entriesIn(zip, 'a.zip'));
  const html = items.map((item) => item.html).join('');
  expect(html.match(/(?:href|src)="[^"]*"/g)).toEqual([
    'href="/a/gr%C3%B6%C3%9Fe/"',
    'href="/a/gr%C3%B6%C3%9Fe/"',
    'src="/a/caf%C3%A9.jpg"',
  ]);
});
