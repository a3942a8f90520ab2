import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, origin, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('first');
});
afterAll(() => site.close());

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Every script and style is the site's own.
    'require-sri': 'off',
    // The study's film is named: it has no controls of the browser's.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The hero's film is to play by itself (R-2.1-01): muted, with a button, and never for who wants no motion.
    'no-autoplay': ['error', { include: ['audio'] }],
  },
});

async function errorsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const around = html.slice(Math.max(0, offset - 60), offset + 60);
      return `${ruleId}: ${message} at ${around}`;
    }),
  );
}

/** What no sitemap lists. */
const unlisted = [
  '/login',
  '/login/forgot',
  '/login/reset',
  '/login/invitation',
  '/api/docs',
  '/no-such-page',
  '/case-studies?find=zebra',
  '/web-design-in-abu-dhabi?sent=success',
  '/contact?sent=success',
];

test('every page is valid HTML', async () => {
  const sitemap = (await site.visit('/sitemap.xml')).html;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(origin, ''),
  );
  expect(listed.length).toBeGreaterThan(30);
  for (const address of [...listed, ...unlisted]) {
    const { html } = await site.visit(address);
    expect(await errorsOf(html), address).toEqual([]);
  }
});

test('what is not valid is found (negative control)', async () => {
  const found = await errorsOf(
    '<!doctype html><p><span><div id="a"></div></span><img src="a"><i id="a"></i>',
  );
  expect(found.join()).toMatch(/close-order|element-permitted/);
  expect(found.join()).toMatch(/no-dup-id/);
  expect(found.join()).toMatch(/wcag\/h37/);
});
