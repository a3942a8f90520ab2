import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstBlogs } from '../content/blogs.ts';
import { firstCaseStudies } from '../content/case-studies.ts';
import { firstLocationPages } from '../content/location-pages.ts';
import { firstPages } from '../content/pages.ts';
import { firstSettings } from '../content/settings.ts';
import { homeTeaserLength, insightsTeaserLength, teaser } from '../domain/content/text/teaser.ts';

const style = readFileSync('content/style.md', 'utf8');

/** The cells of a table under its heading, without the heads. */
function tableUnder(heading: string): string[][] {
  const [, part = ''] = style.split(`## ${heading}\n`);
  const rows =
    part
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const listOf = (cell = '') => cell.split(',').flatMap((word) => word.trim() || []);

/** What search engines, addresses and the machine read. */
const unread =
  /^(slug|slug_url|path|href|id|key|meta_keywords|canonicalLink|meta_link|address|source)$/;

function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([name]) => !unread.test(name))
    .flatMap(([name, inner]) => textsIn(inner, `${at}.${name}`));
}

/** As it is read: without marks, addresses, code and the two texts that the specification spells. */
function read(text: string): string {
  return text
    .replace(/\{\w+\}/g, '')
    .replace(/<code>.*?<\/code>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/(?:https?:\/)?\/[\w./-]+|[\w.]+@[\w.]+/g, '');
}

const copy = [
  ...firstBlogs.flatMap((blog) => textsIn(blog, blog.slug_url)),
  ...firstCaseStudies.flatMap((study) => textsIn(study, study.slug)),
  ...firstLocationPages.flatMap((page) => textsIn(page, page.slug_url)),
  ...firstPages.flatMap((page) => textsIn(page, page.path)),
  ...textsIn(firstSettings, 'settings'),
].map(([at, text]) => [at, read(text)] as const);

function placesOf(pattern: RegExp, except: string[] = []): string[] {
  return copy.flatMap(([at, text]) => {
    const rest = except.reduce((left, literal) => left.replaceAll(literal, ''), text);
    return [...rest.matchAll(pattern)].map(([found]) => `${at}: ${found}`);
  });
}

const wordsPattern = (words: string[], flags = 'g') =>
  new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, flags);

test('there is copy to check, and rules to check it by', () => {
  expect(copy.length).toBeGreaterThan(1_000);
  expect(tableUnder('One spelling').length).toBeGreaterThan(5);
});

test.each(tableUnder('One spelling'))('%s is written, not %s', (_, not, except) => {
  const [first = ''] = listOf(not);
  // A word that differs by its capital alone is looked for as it stands.
  const flags = /[A-Z]/.test(first) ? 'g' : 'gi';
  expect(placesOf(wordsPattern(listOf(not), flags), listOf(except))).toEqual([]);
});

test.each(tableUnder('People'))('at most %s of: %s', (limit, words) => {
  expect(placesOf(wordsPattern(listOf(words), 'gi')).length).toBeLessThanOrEqual(Number(limit));
});

test('ranges have an en dash', () => {
  const hyphened = placesOf(/(?<![\w-])\d{1,3}-\d{1,3}(?![\w-])/g, ['14-22']);
  expect(hyphened).toEqual([]);
  expect(placesOf(/^(?:Days?|Weeks?|Months?) \d+ (?:to|and) \d+\b/g)).toEqual([]);
});

test('apostrophes and quotation marks are curved', () => {
  const literal = ["Let's", "you're looking for doesn't exist", "audience's needs"];
  expect(placesOf(/\S*['"]\S*/g, literal)).toEqual([]);
});

test('sentences have no dashes between their parts, and none trails off', () => {
  expect(placesOf(/—| – |\.\.\.|…/g)).toEqual([]);
});

test.each(firstBlogs.map(({ slug_url, brief_paragraph }) => [slug_url, brief_paragraph ?? '']))(
  'the teasers of %s end at a word',
  (_, brief) => {
    for (const length of [homeTeaserLength, insightsTeaserLength]) {
      const cut = teaser(brief, length).replace(/\.\.\.$/, '');
      const next = brief.slice(cut.length);
      if (next !== '') expect(`${cut.slice(-12)}|${next.slice(0, 8)}`).toMatch(/\w\|[^\w’-]/);
    }
  },
);
