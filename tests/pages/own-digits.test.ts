import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;

beforeAll(async () => {
  site = await openPages('blank');
  const language = { tag: 'fa', dates: 'day-first' };
  const time = { zone: 'Asia/Tehran', secondZone: '' };
  await site.call('PUT', '/api/settings/region', { time, language });
  const paragraph = `<p>${'کلمه '.repeat(900)}</p>`;
  const blogs_content = [{ heading: 'سرآغاز', paragraph }];
  await site.call('POST', '/blog', { title: 'نوشته', slug_url: 'one', blogs_content });
});
afterAll(() => site.close());

test('R-L-10 what the site writes in Persian has the digits of Persian', async () => {
  expect((await site.visit('/blogs/one')).html).toContain('۵ دقیقه مطالعه');
  const { html } = await site.visit('/contact');
  expect(html).toContain('حداکثر ۱۲ نویسه');
  expect(html.match(/[\d۰-۹]+ \/ [\d۰-۹]+/g)).toEqual(['۰ / ۱۲', '۰ / ۸۰۰']);
});
