import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { servicePages } from '../content/pages/service/service-pages.ts';
import { firstPaths } from '../content/pages.ts';
import { nameOfPath } from '../server/pages/feeds/page-texts.ts';
import { startSite } from '../tests/site-process.ts';
import { openBrowser, photographPage } from './photograph.ts';

/** Starts a site on a temporary folder and photographs each public page into docs/tour/. */

interface Stop {
  title: string;
  path: string;
  follow?: string;
}

const stops: Stop[] = [
  ...firstPaths.map((path) => ({
    path,
    title: servicePages.find((page) => page.path === path)?.name ?? nameOfPath(path),
  })),
  { title: 'A case study', path: '/case-studies', follow: 'main a[href^="/casestudy/"]' },
  { title: 'An article', path: '/insights', follow: 'main a[href^="/blogs/"]' },
  { title: 'A location page', path: '/web-design-in-abu-dhabi' },
  { title: 'A search without a result', path: '/insights?find=zeppelin' },
  { title: 'A page that is not there', path: '/no-such-page' },
  { title: 'Sign in', path: '/login' },
];

/** Pixels; the pictures together must stay below the limit. */
const screens = [
  { name: 'wide', width: 1440, height: 900, shown: 520 },
  { name: 'narrow', width: 390, height: 844, shown: 180 },
] as const;
const limit = 3_000_000;

const folder = 'docs/tour';

function fileName({ title }: Stop, screen: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${screen}.webp`;
}

async function open(page: Page, { path, follow }: Stop): Promise<void> {
  await page.goto(path);
  if (follow) await page.goto(String(await page.locator(follow).first().getAttribute('href')));
}

async function photograph(browser: Browser, origin: string, screen: (typeof screens)[number]) {
  const { name, width, height, shown } = screen;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const stop of stops) {
    await open(page, stop);
    await photographPage(page, join(folder, fileName(stop, name)), shown);
  }
  await context.close();
}

function chapter(stop: Stop): string {
  const pictures = screens.map(
    ({ name, shown }) =>
      `<img src="tour/${fileName(stop, name)}" width="${Math.round(shown / 2)}" alt="${stop.title}, ${name} screen">`,
  );
  return `## ${stop.title}\n\n${pictures.join('\n')}\n`;
}

function weight(): number {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
try {
  for (const screen of screens) await photograph(browser, site.origin, screen);
} finally {
  await browser.close();
  await site.stop();
}
const intro = `# A tour of the public site\n\nEach page at 1440 and at 390 px, as \`npm run tour\` photographs it.\n`;
writeFileSync('docs/tour.md', `${[intro, ...stops.map(chapter)].join('\n')}`);
process.stdout.write(`${stops.length} pages, ${Math.round(weight() / 1000)} KB\n`);
if (weight() > limit) {
  process.stderr.write(`The pictures weigh more than ${limit / 1000} KB; lower the quality.\n`);
  process.exitCode = 1;
}
