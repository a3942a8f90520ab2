import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import { pathOf, queryAddress } from '../old-addresses.ts';
import type { SiteIndex } from './site-index.ts';
import { fieldOf, plainWords, type WxrRecord } from './wxr-record.ts';

/** With the feed below it. */
function withFeed(...addresses: string[]): string[] {
  const paths = addresses.map(pathOf).filter(Boolean);
  const feeds = paths.filter((path) => path.endsWith('/')).map((path) => `${path}feed/`);
  return [...paths, ...feeds];
}

function categoryList(record: WxrRecord, index: SiteIndex): SourceEntry {
  const slug = fieldOf(record, 'wp:category_nicename');
  const start = `${index.base}/category/`;
  const parent = index.categoryPaths.get(fieldOf(record, 'wp:category_parent')) ?? start;
  const path = `${parent}${slug}/`;
  const id = fieldOf(record, 'wp:term_id');
  const name = plainWords(fieldOf(record, 'wp:cat_name')) || slug;
  index.categoryPaths.set(slug, path);
  index.terms.set(id, { label: name, address: pathOf(path) });
  const addresses = [...withFeed(path, `${start}${slug}/`), queryAddress('cat', id, index.base)];
  return {
    what: 'list',
    id: `category ${slug}`,
    type: 'category',
    name,
    addresses: [...new Set(addresses)],
  };
}

function tagList(record: WxrRecord, index: SiteIndex): SourceEntry {
  const slug = fieldOf(record, 'wp:tag_slug');
  const name = plainWords(fieldOf(record, 'wp:tag_name')) || slug;
  const addresses = [
    ...withFeed(`${index.base}/tag/${slug}/`),
    queryAddress('tag', slug, index.base),
  ];
  const [address = ''] = addresses;
  index.terms.set(fieldOf(record, 'wp:term_id'), { label: name, address });
  return { what: 'list', id: `tag ${slug}`, type: 'tag', name, addresses };
}

function authorList(record: WxrRecord, { base }: SiteIndex): SourceEntry {
  const login = fieldOf(record, 'wp:author_login');
  const id = fieldOf(record, 'wp:author_id');
  const path = `${base}/author/${login.toLowerCase().replace(/[\s.@]+/g, '-')}/`;
  return {
    what: 'list',
    id: `author ${login}`,
    type: 'author',
    name: plainWords(fieldOf(record, 'wp:author_display_name')) || login,
    addresses: [...withFeed(path), queryAddress('author', id, base)],
  };
}

/** Languages, menus and formats of posts are terms, too, but lists of nothing. */
export function* termList(record: WxrRecord, index: SiteIndex): Generator<SourceEntry> {
  if (record.tag === 'wp:category') yield categoryList(record, index);
  else if (record.tag === 'wp:tag') yield tagList(record, index);
  else if (record.tag === 'wp:author') yield authorList(record, index);
}

const feeds = [
  '/feed/',
  '/comments/feed/',
  '/feed/atom/',
  '/feed/rss/',
  '/?feed=rss2',
  '/?feed=atom',
];

/** Addresses that WordPress answers without any record of them in the file. */
export function* siteLists({ base, months }: SiteIndex): Generator<SourceEntry> {
  const addresses = feeds.map((feed) => base + feed);
  yield { what: 'list', id: 'feed', type: 'feed', name: 'Feed', addresses };
  const years = new Set([...months].map((month) => month.slice(0, 4)));
  for (const date of [...years, ...months].sort()) {
    yield {
      what: 'list',
      id: `date ${date}`,
      type: 'date',
      name: date,
      addresses: [`${base}/${date}/`],
    };
  }
}
