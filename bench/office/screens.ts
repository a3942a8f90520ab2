import type { BrowserContext, Page } from '@playwright/test';
import { say } from '../site.ts';
import { withOffice } from './office.ts';

/**
 * Requests and compressed bytes of opening each screen of the back office: by its address in a browser
 * that has cached nothing, and again. Words after `screens` choose by a part of the address, and name
 * each request.
 */

const wanted = process.argv.slice(3);

interface Cost {
  requests: number;
  bytes: number;
  script: number;
  calls: number;
  /** Each call, and how often. */
  names: Map<string, number>;
}

/** Milliseconds without a request after which a screen is taken for loaded. */
const rest = 1_500;

async function open(page: Page, path: string): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const cost: Cost = { requests: 0, bytes: 0, script: 0, calls: 0, names: new Map() };
  const urls = new Map<string, string>();
  const underWay = new Set<string>();
  let last = Date.now();
  const end = (requestId: string) => {
    last = Date.now();
    underWay.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    if (!request.url.startsWith('http')) return;
    underWay.add(requestId);
    urls.set(requestId, request.url.replace(/^https?:\/\/[^/]+/, ''));
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => urls.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId);
    const url = urls.get(requestId);
    // From the browser's own cache on disk.
    if (!url || encodedDataLength === 0) return;
    cost.requests += 1;
    cost.bytes += encodedDataLength;
    if (/\.js$/.test(url)) cost.script += encodedDataLength;
    if (!/\.\w+(\?|$)/.test(url) && url !== path) cost.calls += 1;
    cost.names.set(url, (cost.names.get(url) ?? 0) + 1);
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  while (underWay.size > 0 || Date.now() - last < rest) await page.waitForTimeout(50);
  await session.detach();
  return cost;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} KB`;
}

async function tokenIn(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState();
  return JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}').token;
}

/** The first item of a list call. */
async function firstId(context: BrowserContext, path: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenIn(context)}` };
  const { items } = await (await context.request.get(path, { headers })).json();
  return String(items[0].item?.[key] ?? items[0][key]);
}

async function addEnquiry(origin: string): Promise<void> {
  const { enquiry } = await import('./task-words.ts');
  await fetch(`${origin}/send-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
}

async function screens(context: BrowserContext): Promise<string[]> {
  const blog = await firstId(context, '/api/items/blog', 'blog_id');
  const study = await firstId(context, '/api/items/case-study', '_id');
  const place = await firstId(context, '/api/items/location-page', 'location_id');
  const enquiry = await firstId(context, '/api/enquiries', 'enquiry_id');
  return [
    ...['/admin', '/admin/casestudy', `/admin/casestudy/${study}/edit`],
    ...['/admin/blogs', '/admin/blogs?new', `/admin/blogs?edit=${blog}`],
    ...['/admin/location-pages', `/admin/location-pages?edit=${place}`],
    ...['/admin/enquiries', `/admin/enquiries/${enquiry}`, '/admin/saved-answers'],
    ...[
      '/admin/media',
      '/admin/menus',
      '/admin/redirects',
      '/admin/trash',
      '/admin/audit',
      '/admin/settings',
    ],
    ...['/admin/users', '/admin/account', `/admin/history/blog/${blog}`],
  ];
}

await withOffice(async ({ site, enter }) => {
  await addEnquiry(site.origin);
  const first = await enter();
  const paths = (await screens(first)).filter(
    (path) => wanted.length === 0 || wanted.some((word) => path.includes(word)),
  );
  await first.close();
  say('| screen | cold: requests, calls, bytes, script | warm: requests, calls, bytes | twice |');
  say('|---|---|---|---|');
  for (const path of paths) {
    const context = await enter();
    const cold = await open(await context.newPage(), path);
    const warm = await open(await context.newPage(), path);
    await context.close();
    const twice = [...cold.names].filter(([, times]) => times > 1).map(([url]) => url);
    const coldCells = `${cold.requests}, ${cold.calls}, ${kilobytes(cold.bytes)}, ${kilobytes(cold.script)}`;
    const warmCells = `${warm.requests}, ${warm.calls}, ${kilobytes(warm.bytes)}`;
    say(`| ${path} | ${coldCells} | ${warmCells} | ${twice.join(' ')} |`);
    if (wanted.length > 0) for (const url of cold.names.keys()) say(`  ${url}`);
  }
});
