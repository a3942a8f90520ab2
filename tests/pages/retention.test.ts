import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none', { ENQUIRY_MONTHS: '6' });
});
afterAll(() => site.close());

test('D42 the privacy policy says after how many months this site deletes an enquiry', async () => {
  const { html } = await site.visit('/privacy-policy');
  const text = textOf(await site.page('/privacy-policy'));
  expect(text).toContain('We delete an enquiry 6 months after it arrived');
  expect(html).not.toContain('24 months');
  // R-9-20 is literal, in the bytes too.
  expect(html).toContain('Support replies within 48 hours');
});
