import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metaOf } from '../html.ts';
import { serveFolder } from '../moving/static-server.ts';
import type { RunningSite } from '../site-process.ts';
import { expect, test as live, origin } from './site.ts';

/**
 * Stores something in place of each social picture but the home page's, which the export draws: a hundred
 * of them take a quarter of a second of processor each, and no page shows one.
 */
async function storeSocialPictures({ origin, dataDir }: RunningSite): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const [, ...places] = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, place = '']) => place);
  const names = new Set<string>();
  for (const place of places) {
    const picture = metaOf(await (await fetch(place)).text()).get('og:image') ?? '';
    names.add(new URL(picture).pathname);
  }
  for (const name of names) {
    // Answered with its tag, and nothing is drawn.
    const answer = await fetch(origin + name, { headers: { 'If-None-Match': '*' } });
    const item = decodeURIComponent(name).replace(/^\/social\/|\.png$/g, '');
    const hash = createHash('sha256').update(item).digest('hex').slice(0, 24);
    const folder = join(dataDir, 'media', 'social', hash);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${answer.headers.get('etag')?.replaceAll('"', '')}.png`), 'PNG');
  }
}

/** The public site of a worker as files, behind a plain host. */
const test = live.extend<object, { files: { at: string; pages: string[] } }>({
  files: [
    async ({ site }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
      const target = join(folder, 'files');
      await storeSocialPictures(site);
      execFileSync(
        process.execPath,
        ['server/moving/export/export-command.ts', '--static', target],
        {
          env: {
            ...process.env,
            NODE_ENV: 'production',
            DATA_DIR: site.dataDir,
            PUBLIC_ORIGIN: site.origin,
          },
          timeout: 240_000,
        },
      );
      const server: Server = serveFolder(target);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      // A server that listens on a port has one.
      const { port } = server.address() as AddressInfo;
      const names = readdirSync(target, { recursive: true, encoding: 'utf8' });
      const pages = names
        .filter((name) => name.endsWith('.html') && !name.endsWith('404.html'))
        .map((name) => `/${name.replace(/(?:^|\/)?(?:index)?\.html$/, '')}`);
      await use({ at: `http://localhost:${port}`, pages });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One worker, so that the site is exported once.
test.describe.configure({ mode: 'default' });
test.slow();

test('R-I-09 files on a plain host show every page without a message or a missing file', async ({
  page,
  files,
}) => {
  test.setTimeout(400_000);
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().startsWith(files.at) && answer.status() >= 400) missing.push(answer.url());
  });
  expect(files.pages.length).toBeGreaterThan(30);
  for (const [at, path] of files.pages.entries()) {
    // The other half on a phone, which takes two thirds of the time.
    if (at === files.pages.length >> 1) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(files.at + path);
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
  expect(missing).toEqual([]);
});

test('R-I-09 on a plain host forms and searches lead to the running site', async ({
  page,
  files,
  expectFaults,
}) => {
  await page.goto(`${files.at}/contact`);
  await expect(page.locator('main form')).toHaveCount(0);
  await page.locator(`main a[href="${origin()}/contact"]`).first().click();
  await expect(page).toHaveURL(`${origin()}/contact`);
  await expect(page.locator('main form').first()).toBeVisible();

  expectFaults(/404 \(Not Found\)/);
  await page.goto(`${files.at}/no-such-page`);
  const search = page.getByRole('searchbox').first();
  await search.fill('web');
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${origin()}/[\\w-]+\\?find=web`));
});

test('R-I-09 on a plain host the language switch leads to the file of the other language', async ({
  page,
  files,
}) => {
  await page.goto(`${files.at}/contact`);
  await page.locator('a[hreflang="ar"]:visible').first().click();
  await expect(page).toHaveURL(`${files.at}/ar/contact`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('a[hreflang="en"]:visible').first().click();
  await expect(page).toHaveURL(`${files.at}/contact`);
});
