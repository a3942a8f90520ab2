import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingStored } from '../server.ts';
import { all, readPage, textOf } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('first');
});
afterAll(() => site.close());

/** What a page says, without what is drawn anew each time. */
function saysOf(html: string): string {
  return all(readPage(html), 'main').map(textOf).join();
}

test('the page of a stored item, made of its own values, is the page visitors read', async () => {
  const before = await everythingStored(site.db);
  const [blog] = (await site.call('GET', '/blog')).json().data;
  const fields = (await site.call('GET', `/blog/${blog.blog_id}`)).json().data;
  const { path, status, html } = await site.renderDraft({
    kind: 'blog',
    id: String(blog.blog_id),
    fields,
  });
  // Only when it last changed may differ.
  const timeless = (text: string) => text.replace(/"dateModified":"[^"]*"/, '');
  expect(status).toBe(200);
  expect(timeless(html) === timeless((await site.visit(path)).html)).toBe(true);

  const [study] = (await site.call('GET', '/api/caseStudies')).json();
  const values = (await site.call('GET', `/api/caseStudies/${study._id}?rows=true`)).json();
  const drafted = await site.renderDraft({ kind: 'case-study', id: study._id, fields: values });
  expect(saysOf(drafted.html)).toBe(saysOf((await site.visit(drafted.path)).html));

  const [location] = (await site.call('GET', '/api/locationpages')).json().data;
  const id = String(location.location_id);
  const page = await site.renderDraft({ kind: 'location-page', id, fields: location });
  expect(saysOf(page.html)).toBe(saysOf((await site.visit(page.path)).html));
  expect(await everythingStored(site.db)).toBe(before);
});

test.each(['blog', 'case-study', 'location-page'] as const)(
  'an empty %s, and one of values of the wrong kind, has a page, too',
  async (kind) => {
    for (const fields of [{}, null, { title: 1, main_heading: [], blogs_content: 'none' }]) {
      const { status, html } = await site.renderDraft({ kind, id: null, fields });
      expect(status).toBe(200);
      expect(html).toContain('<h1');
    }
  },
);

test('what cleaning takes away is not in it', async () => {
  const fields = {
    title: 'Draft only',
    blogs_content: [{ heading: 'One', paragraph: '<p onclick="x()">Typed</p><script>1</script>' }],
  };
  const { path, html } = await site.renderDraft({ kind: 'blog', id: null, fields });
  expect(path).toBe('/blogs/draft-only');
  expect(html).toContain('<p>Typed</p>');
  expect(html).not.toContain('onclick="x()"');
  expect((await site.visit(path)).status).toBe(404);
});
