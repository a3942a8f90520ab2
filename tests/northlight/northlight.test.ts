import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { brandFolder } from '../../domain/brand/brand-address.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import { orphans } from '../crawl.ts';
import { demoWords } from '../demo-words.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { openPages, origin, type PageServer } from '../pages/page-server.ts';
import { textsOf, xmlDocument } from '../xml.ts';
import { buildNorthlight } from './build.ts';
import { readPublicBytes } from './public-bytes.ts';
import { agency, services } from './words.ts';

const maxCalls = 60;

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: PageServer;
let calls = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  site = await openPages('blank', {
    SMTP_URL: mailServer.url,
    ENQUIRY_TO: 'ola@northlight.example',
  });
  await buildNorthlight(async (method, url, body) => {
    calls += 1;
    return (await site.call(method, url, body)).json();
  });
});
afterAll(async () => {
  await site.close();
  await mailServer.stop();
});

async function bytesAt(path: string) {
  const { status, headers, html: text } = await site.visit(path);
  const [type, location] = [headers['content-type'], headers.location].map((one) => `${one ?? ''}`);
  return { status, type: type ?? '', location: location ?? '', text };
}

test('R-S-05 another agency is built from a blank start by calls alone', async () => {
  expect(calls).toBeLessThan(maxCalls);
  for (const { path, name } of services) {
    const { status, html } = await site.visit(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${name} | ${agency.name}</title>`);
    expect((await site.visit('/')).html).toContain(`href="${path}"`);
  }
});

test('R-S-05 no public byte holds a word of the demo, and no link is broken', async () => {
  const { pages, found } = await readPublicBytes(bytesAt, origin);
  expect(found).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
  // R-B-03: a component that forgets useBranded shows the first brand's colours.
  const drawn = pages.map(({ path }) => path).filter((path) => path.endsWith('.svg'));
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((path) => !path.startsWith(brandFolder))).toEqual([]);
  const broken = pages.filter(({ status }) => status !== 200);
  expect(broken.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([]);
  const sitemap = xmlDocument((await bytesAt('/sitemap.xml')).text);
  const listed = textsOf(sitemap, 'loc').map((address) => address.slice(origin.length) || '/');
  expect(orphans(listed, pages)).toEqual([]);
});

test('R-S-05 mails of the agency hold no word of the demo', async () => {
  const receipt = { receipt: true, webhook_url: '' };
  await site.call('PUT', '/api/mail-settings', receipt);
  const enquiry = { name: 'Rita', email: 'rita@example.com', message: 'A sign for a door?' };
  const { status } = await site.visit('/send-contact-form-main', {
    method: 'POST',
    payload: JSON.stringify(enquiry),
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
  await vi.waitFor(() => expect(mailServer.accepted()).toHaveLength(2), 15_000);
  for (const { source } of mailServer.accepted()) {
    expect(source).not.toMatch(demoWords);
  }
  const sources = mailServer.accepted().map(({ source }) => source);
  expect(sources.join('')).toContain(agency.name);
});

/** What the doctor says of the items at these addresses of the calls. */
async function findingsOf(kind: ItemKind, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const answer = (await site.call('GET', address)).json();
    const fields = answer.data ?? answer;
    const { findings } = await site.examine(
      kind,
      fields,
      address.slice(address.lastIndexOf('/') + 1),
    );
    // Where a figure comes from only the owner can say (R-G-04).
    const others = findings.filter(({ check }) => check !== 'claims');
    found.push(...others.map((one) => `${address} ${one.severity} ${one.field}: ${one.message}`));
  }
  return found;
}

test('R-S-05 the doctor finds nothing on any page, blog or case study of the agency', async () => {
  const pages = (await site.call('GET', '/api/pages')).json().data;
  const blogs = (await site.call('GET', '/blog')).json().data;
  const studies = (await site.call('GET', '/api/caseStudies')).json();
  const found = [
    ...(await findingsOf(
      'page',
      pages.map((one: { page_id: number }) => `/api/pages/${one.page_id}`),
    )),
    ...(await findingsOf(
      'blog',
      blogs.map((one: { blog_id: number }) => `/blog/${one.blog_id}`),
    )),
    ...(await findingsOf(
      'case-study',
      studies.map((one: { _id: string }) => `/api/caseStudies/${one._id}`),
    )),
  ];
  expect([pages, blogs, studies].map((all) => all.length > 0)).toEqual([true, true, true]);
  expect(found).toEqual([]);
});

test('R-S-05 the agency is at home in Lisbon, and search engines are welcome', async () => {
  const { html, headers } = await site.visit('/');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(html).toContain('Lisbon');
  expect((await site.call('GET', '/api/settings')).json().settings.time.zone).toBe('Europe/Lisbon');
});
