import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstContents } from '../../content/first-contents.ts';
import { findEditions } from '../../db/content/public/editions.ts';
import { demoParts } from '../../domain/api/content/first-hour.ts';
import { notFoundPath } from '../../domain/content/addresses/lasting-paths.ts';
import { openPages, type PageServer } from '../pages/page-server.ts';
import { publishFirstEditions } from '../published-editions.ts';

const timeout = 120_000;

let site: PageServer;

beforeAll(async () => {
  site = await openPages('first');
  await publishFirstEditions(site.db);
}, timeout);
afterAll(() => site.close());

const language = (tag: string, name: string) => {
  return { tag, name, digits: 'latn', isPublished: true };
};

function* linesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split(/<[^<>]*>|\{\w+\}|\n/);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* linesIn(inner);
}

/** What only the demo says in a language: whole sentences. Those of the page not found are the product's. */
function demoLines(): string[] {
  const editions = Object.values(firstContents.demo.editions).flatMap(({ pages, ...others }) => {
    return [others, pages.filter(({ item }) => item !== notFoundPath)];
  });
  const lines = [...linesIn(editions)].map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line.length > 30 && !line.startsWith('/'));
}

test(
  'R-S-05 no public byte holds a line of the demo in a language that was removed, renamed or added again',
  async () => {
    const lines = demoLines();
    const { originals } = await findEditions(site.db);
    const paths = [...originals.keys()].map(encodeURI);
    expect(paths.length).toBeGreaterThan(20);
    const heldBy = async (path: string) => {
      const { html } = await site.visit(path);
      return lines.filter((line) => html.includes(line)).map((line) => `${path}: ${line}`);
    };
    // The proof proves something.
    expect(await heldBy('/ar/contact')).not.toEqual([]);

    const saveLanguages = (...languages: object[]) =>
      site.call('PUT', '/api/settings/languages', { languages });
    await saveLanguages(language('ar', 'عربي'));
    await site.call('POST', '/api/first-hour/demo/remove', { parts: demoParts });
    await saveLanguages(language('ar', 'عربي'), language('ur', 'اردو'));
    const found: string[] = [];
    const feeds = ['rss.xml', 'llms.txt'].flatMap((name) => [`/ar/${name}`, `/ur/${name}`]);
    for (const path of [...paths, ...feeds, '/sitemap.xml', '/', '/ar/no-such-page', '/ur/login'])
      found.push(...(await heldBy(path)));
    expect(found).toEqual([]);
    // The original is there; its edition is not.
    const { status, html } = await site.visit('/ar/contact');
    expect(status).toBe(200);
    expect(html).toContain('noindex');
  },
  timeout,
);
