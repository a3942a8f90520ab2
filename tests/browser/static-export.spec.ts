import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../moving/static-server.ts';
import { expect, test as live, origin } from './site.ts';

/** The public site of a worker as files, behind a plain host. */
const test = live.extend<object, { files: { at: string; pages: string[] } }>({
  files: [
    async ({ site }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
      const target = join(folder, 'files');
      execFileSync(
        process.execPath,
        ['server/moving/export/export-command.ts', '--static', target],
        {
          env: { ...process.env, DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin },
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
  for (const path of files.pages) {
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
