import { siteAt } from '../old-addresses.ts';
import type { OpenFile } from '../open-file.ts';
import { fieldOf, kept, metaOf, plainWords, type WxrRecord } from './wxr-record.ts';
import { wxrRecords } from './wxr-records.ts';

interface Attachment {
  address: string;
  alt: string;
  caption: string;
  /** Number of the post that it was uploaded to. */
  parent: string;
}

export interface MenuItem {
  id: string;
  menu: string;
  name: string;
  order: number;
  parent: string;
  label: string;
  /** Of a link that was typed. */
  address: string;
  /** Of an item or a term: 'post_type' or 'taxonomy', and its number. */
  type: string;
  object: string;
}

interface Target {
  label: string;
  address: string;
}

/** What items refer to, wherever in the file it stands. */
export interface SiteIndex {
  /** Path of the site on its host: '/news', '' at the root. */
  base: string;
  attachments: Map<string, Attachment>;
  authors: Map<string, string>;
  /** Content of blocks that several posts share. */
  sharedBlocks: Map<string, string>;
  menuItems: MenuItem[];
  /** Numbers of posts that a menu leads to. */
  menuPosts: Set<string>;
  /** By their number, what menus may lead to. */
  terms: Map<string, Target>;
  posts: Map<string, Target>;
  /** By the slug of a category. */
  categoryPaths: Map<string, string>;
  /** Months with posts, as '2014/05'. */
  months: Set<string>;
}

function indexAttachment(record: WxrRecord, { attachments }: SiteIndex): void {
  const address = fieldOf(record, 'wp:attachment_url') || fieldOf(record, 'guid');
  attachments.set(kept(fieldOf(record, 'wp:post_id')), {
    address: kept(address.trim()),
    alt: kept(metaOf(record, '_wp_attachment_image_alt')),
    caption: kept(plainWords(fieldOf(record, 'excerpt:encoded'))),
    parent: kept(fieldOf(record, 'wp:post_parent')),
  });
}

function indexMenuItem(record: WxrRecord, { menuItems, menuPosts }: SiteIndex): void {
  const menu = record.terms.find(({ domain }) => domain === 'nav_menu');
  if (!menu) return;
  const object = kept(metaOf(record, '_menu_item_object_id'));
  const type = kept(metaOf(record, '_menu_item_type'));
  if (type === 'post_type') menuPosts.add(object);
  menuItems.push({
    id: kept(fieldOf(record, 'wp:post_id')),
    menu: kept(menu.slug),
    name: kept(plainWords(menu.name)),
    order: Number(fieldOf(record, 'wp:menu_order')) || 0,
    parent: kept(metaOf(record, '_menu_item_menu_item_parent')),
    label: kept(plainWords(fieldOf(record, 'title'))),
    address: kept(metaOf(record, '_menu_item_url')),
    type,
    object,
  });
}

function indexPost(record: WxrRecord, { months }: SiteIndex): void {
  const [, month] = /\/(\d{4}\/\d\d)\//.exec(fieldOf(record, 'link')) ?? [];
  if (month && fieldOf(record, 'wp:status') === 'publish') months.add(kept(month));
}

export function addressOfSite(record: WxrRecord): string {
  return siteAt(fieldOf(record, 'wp:base_blog_url') || fieldOf(record, 'link'));
}

function baseOf(record: WxrRecord): string {
  const address = addressOfSite(record);
  return address === '' ? '' : new URL(address).pathname.replace(/\/$/, '');
}

function indexRecord(record: WxrRecord, index: SiteIndex): void {
  if (record.tag === 'channel') index.base ||= kept(baseOf(record));
  if (record.tag === 'wp:author') {
    const login = kept(fieldOf(record, 'wp:author_login'));
    index.authors.set(login, kept(plainWords(fieldOf(record, 'wp:author_display_name'))) || login);
  }
  if (record.tag !== 'item') return;
  const type = fieldOf(record, 'wp:post_type');
  if (type === 'attachment') indexAttachment(record, index);
  else if (type === 'nav_menu_item') indexMenuItem(record, index);
  else if (type === 'wp_block') {
    index.sharedBlocks.set(
      kept(fieldOf(record, 'wp:post_id')),
      kept(fieldOf(record, 'content:encoded')),
    );
  } else if (type === 'post') indexPost(record, index);
}

export async function indexSite(files: readonly OpenFile[]): Promise<SiteIndex> {
  const index: SiteIndex = {
    base: '',
    attachments: new Map(),
    authors: new Map(),
    sharedBlocks: new Map(),
    menuItems: [],
    menuPosts: new Set(),
    terms: new Map(),
    posts: new Map(),
    categoryPaths: new Map(),
    months: new Set(),
  };
  for (const open of files) {
    for await (const record of wxrRecords(open)) indexRecord(record, index);
  }
  return index;
}
