import { expect, onTestFinished, test } from 'vitest';
import { publishFirstEditions, publishLanguages } from '../published-editions.ts';
import { textsOf, xmlDocument } from '../xml.ts';
import { openPages, origin, type PageServer } from './page-server.ts';

/** Their order is drawn anew each time. */
const isRandom = (html: string) => /data-island="case-carousel"|id="portfolio"/.test(html);

async function addressesOf(site: PageServer): Promise<string[]> {
  const { html } = await site.visit('/sitemap.xml');
  return textsOf(xmlDocument(html), 'loc').map((address) => address.slice(origin.length));
}

async function openSite(content: 'first' | 'first-alone'): Promise<PageServer> {
  const site = await openPages(content);
  onTestFinished(() => site.close());
  return site;
}

/** How many queries it takes to render each page, once what pages share has been read. */
async function queriesOf(site: PageServer, addresses: string[]): Promise<Map<string, number>> {
  for (const address of addresses) await site.visit(address);
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const tries: number[] = [];
    // Timed work may ask something in between, and cards that are drawn may show pictures unseen so far.
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const before = site.queries();
      // Never cached.
      expect((await site.visit(`${address}?preview=1`)).status, address).toBe(200);
      tries.push(site.queries() - before);
    }
    counts.set(address, Math.min(...tries));
  }
  return counts;
}

test('R-L-15 a site with one language shows and costs what it did before there were languages', async () => {
  const site = await openSite('first-alone');
  const addresses = await addressesOf(site);
  const before = new Map<string, string>();
  for (const address of [...addresses, '/sitemap.xml', '/rss.xml', '/llms.txt']) {
    before.set(address, (await site.visit(address)).html);
  }
  for (const [address, html] of before) {
    expect(html, address).not.toMatch(
      / hreflang="| id="languages"|og:locale:alternate|xmlns:xhtml|lang="ar"/i,
    );
  }
  await publishFirstEditions(site.db);
  await publishLanguages(site.db, ['ar', 'ur'], false);
  const compared = [...before].filter(([, html]) => !isRandom(html));
  expect(compared.length).toBeGreaterThan(10);
  for (const [address, html] of compared) {
    expect((await site.visit(address)).html === html, address).toBe(true);
  }
  expect((await site.visit('/ar/contact')).status).toBe(404);
}, 120_000);

test('R-L-15 a page asks as much of the database in three languages as in one', async () => {
  const [one, three] = [await openSite('first-alone'), await openSite('first')];
  const addresses = (await addressesOf(one)).filter((path) => !path.startsWith('/casestudy/'));
  const alone = await queriesOf(one, addresses);
  const beside = await queriesOf(three, addresses);
  expect(Object.fromEntries(beside)).toEqual(Object.fromEntries(alone));
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  expect(sum(alone)).toBeGreaterThan(addresses.length);
  const arabic = (await addressesOf(three)).filter((path) => /^\/ar\/(?!casestudy)/.test(path));
  const own = await queriesOf(three, arabic);
  const most = Math.max(...alone.values());
  expect([...own].filter(([, count]) => count > most)).toEqual([]);
}, 120_000);
