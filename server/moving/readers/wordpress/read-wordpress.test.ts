import { expect, test } from 'vitest';
import { entriesIn, itemsOf } from '../../../../tests/moving/read-entries.ts';
import {
  wxr,
  wxrAuthor,
  wxrCategory,
  wxrStart,
  wxrTag,
} from '../../../../tests/moving/wordpress-export.ts';

test('a post comes with its dates, people, terms, addresses and picture', async () => {
  const terms = [
    wxrAuthor(1, 'ada', 'Ada Lovelace'),
    wxrCategory(3, 'news', 'News'),
    wxrCategory(4, 'events', 'Events', 'news'),
    wxrTag(5, 'seo', 'SEO'),
  ].join('');
  const entries = await entriesIn(
    wxr(
      [
        {
          id: 12,
          title: 'A &amp; B',
          slug: 'a-b',
          content: '<!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph -->',
          terms: [
            ['category', 'news', 'News'],
            ['post_tag', 'seo', 'SEO'],
          ],
          meta: {
            _thumbnail_id: '40',
            _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
            _yoast_wpseo_metadesc: 'About it',
            _wp_old_slug: 'a-and-b',
          },
          comments: 2,
        },
        {
          id: 40,
          type: 'attachment',
          status: 'inherit',
          link: 'https://old.example/a-b/photo/',
          attachment: 'https://old.example/wp-content/uploads/photo.jpg',
          meta: { _wp_attachment_image_alt: 'A photo' },
        },
      ],
      terms,
    ),
  );
  expect(entries[0]).toEqual({
    what: 'site',
    origin: 'https://old.example',
    name: 'The old site',
    language: 'en-US',
  });
  expect(itemsOf(entries)).toEqual([
    {
      what: 'item',
      id: 'post 12',
      type: 'post',
      status: 'published',
      title: 'A & B',
      slug: 'a-b',
      addresses: ['/2014/05/a-b/', '/?p=12', '/2014/05/a-and-b/'],
      html: '<p>Hello</p>',
      excerpt: '',
      publishedAt: '2014-05-01T10:00:00.000Z',
      updatedAt: '2014-05-01T10:00:00.000Z',
      authors: ['Ada Lovelace'],
      categories: ['News'],
      tags: ['SEO'],
      seo: { title: 'A & B', description: 'About it', picture: '' },
      picture: 'https://old.example/wp-content/uploads/photo.jpg',
      pictureAlt: 'A photo',
      language: '',
      translations: '',
      notes: [{ what: '2 comments', became: 'Left out: articles here have no comments.' }],
    },
  ]);
  const lists = entries.filter((entry) => entry.what === 'list');
  expect(lists.find(({ name }) => name === 'Events')?.addresses).toEqual([
    '/category/news/events/',
    '/category/events/',
    '/category/news/events/feed/',
    '/category/events/feed/',
    '/?cat=4',
  ]);
  expect(lists.map(({ id }) => id)).toContain('date 2014/05');
});

test('half a file, another kind and a newer version get a sentence', async () => {
  await expect(entriesIn(`${wxrStart()}<item><title>A`)).rejects.toThrow(/ends in the middle/);
  await expect(entriesIn('<rss><channel></channel></rss>')).rejects.toThrow(/no export/);
  await expect(entriesIn(wxr([], '', '2.0'))).rejects.toThrow(/Version 2\.0/);
});

test('entities are refused before anything is read', async () => {
  const bomb = wxr([{ id: 1, content: '' }]).replace(
    '<rss',
    '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>\n<rss',
  );
  await expect(entriesIn(bomb)).rejects.toThrow(/declares entities/);
});
