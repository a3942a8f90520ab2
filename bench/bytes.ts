import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { articleAddress, say, withSite } from './site.ts';

/** Bytes over the wire by kind: on the first view, and after every island has been woken. */

type Bytes = Record<string, number>;

async function countBytes(page: Page): Promise<Bytes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

function line(name: string, bytes: Bytes): string {
  const parts = Object.entries(bytes)
    .toSorted()
    .map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return `${name}: ${parts.join(', ')}, total ${kilobytes(total)}`;
}

function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(1)} KB`;
}

async function wakeEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(80);
  }
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.hover({ force: true });
  }
  await page.waitForTimeout(800);
}

await withSite(async ({ origin }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(() => {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const address of [`${origin}/`, await articleAddress(origin), `${origin}/contact`]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const bytes = await countBytes(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const path = new URL(address).pathname;
    say(line(`${path} first view`, { ...bytes }));
    await wakeEverything(page);
    say(line(`${path} everything awake`, bytes));
    await page.close();
  }
  await browser.close();
});
