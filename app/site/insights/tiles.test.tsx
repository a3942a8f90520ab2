import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { InLanguage } from '../../../tests/in-language.tsx';
import { Tiles } from './tiles.tsx';

const panel = { heading: 'A question?', text: '', label: 'Ask it', href: '/contact' };

function blogs(count: number): ShownBlogItem[] {
  return Array.from({ length: count }, (_, index) => ({
    blog_id: index + 1,
    title: `Blog ${index + 1}`,
    slug_url: `My First  Post ${index + 1}`,
    brief_paragraph: 'é'.repeat(index % 2 === 0 ? 250 : 251),
    published_date: 'updated every Ramadan',
    blog_image: { src: '/a.png' },
    category: null,
  }));
}

test('each blog is one link to itself with label, title, date and teaser', () => {
  const html = renderToStaticMarkup(
    <InLanguage>
      <Tiles blogs={blogs(2)} panel={panel} />
    </InLanguage>,
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)".*?<\/a>/gs)];
  expect(links.map(([, href]) => href)).toEqual([
    '/blogs/my-first-post-1',
    '/blogs/my-first-post-2',
  ]);
  const text = links[1]?.[0].replace(/<[^>]+>/g, ' ') ?? '';
  for (const words of [
    'Information Technology',
    'Blog 2',
    'updated every Ramadan',
    ` ${'é'.repeat(247)}... `,
  ]) {
    expect(text).toContain(words);
  }
  expect(links[0]?.[0]).toContain(`${'é'.repeat(250)}<`);
});

test('hundreds of blogs make as many tiles, one question panel and only lazy pictures', () => {
  const html = renderToStaticMarkup(
    <InLanguage>
      <Tiles blogs={blogs(400)} panel={panel} />
    </InLanguage>,
  );
  expect(html.match(/<article /g)).toHaveLength(400);
  expect(html.match(/<aside /g)).toHaveLength(1);
  expect(html.match(/<img /g)?.length).toBe(html.match(/loading="lazy"/g)?.length);
});
