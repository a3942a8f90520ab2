import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;

beforeAll(async () => {
  site = await openPages('none');
  const said = { role: 'Owner', stars: 5 };
  const testimonials = [
    { ...said, name: 'Ana Reis', excerpt: 'They found us a first page.', service: 'SEO' },
    { ...said, name: 'Rui Costa', excerpt: 'We write it ourselves now.', service: 'CMS' },
  ];
  await site.call('PUT', '/api/settings/testimonials', { testimonials });
});
afterAll(() => site.close());

async function htmlOf(path: string, ...props: object[]): Promise<string> {
  const sections = props.map((own) => ({ kind: 'testimonials', props: own }));
  await site.call('POST', '/api/pages', { name: path, path, sections });
  return (await site.visit(path)).html;
}

test('a page shows the testimonials that its section asks for, each section its own', async () => {
  const html = await htmlOf('/seo', { service: 'seo' }, { service: 'CMS', heading: 'Others' });
  expect(html).toContain('aria-labelledby="testimonials-heading"');
  expect(html).toContain('aria-labelledby="testimonials-2-heading"');
  const ids = Array.from(html.matchAll(/ id="(testimonials[^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(4);
  expect(html.indexOf('They found us')).toBeLessThan(html.indexOf('id="testimonials-2-heading"'));
  expect(html.lastIndexOf('They found us')).toBeLessThan(html.indexOf('Others'));
  expect(html.indexOf('We write it')).toBeGreaterThan(html.indexOf('Others'));
});

test('a section that no testimonial is about is not shown', async () => {
  expect(await htmlOf('/apps', { service: 'Apps' })).not.toContain('testimonials');
  expect(await htmlOf('/all', {})).toContain('id="testimonials-heading"');
});
