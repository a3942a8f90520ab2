import { countOf } from '../../../../domain/count-of.ts';
import type { SourceItem, SourceNote } from '../../../../domain/moving/source-entry.ts';
import { htmlOfWordPress } from '../../html/wordpress/wordpress-html.ts';
import { percentDecoded } from '../../source-text.ts';
import { pathOf, queryAddress } from '../old-addresses.ts';
import { otherDay, utcTime } from '../utc-time.ts';
import type { SiteIndex } from './site-index.ts';
import { fieldOf, metaOf, plainWords, type WxrRecord } from './wxr-record.ts';

const statuses: Record<string, SourceItem['status']> = {
  publish: 'published',
  future: 'scheduled',
  private: 'private',
  trash: 'trash',
};

/** Longer than any search engine shows. */
const seoLimit = 2_000;

/** Yoast and Rank Math name their fields so; the first that is filled. */
const seoFields = {
  title: ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title'],
  description: ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'],
  picture: ['_yoast_wpseo_opengraph-image', 'rank_math_facebook_image', '_aioseo_og_image_url'],
} as const;

/** '%%title%%' of Yoast, '%title%' of Rank Math, '#post_title' of All in One SEO. */
const placeholders = /%%?[a-z_]+(?:\([^)]*\))?%%?|#(?:post|site|separator)_?[a-z]*/gi;

function withoutPlaceholders(text: string, title: string): string {
  const filled = text.replace(/%%?title%%?|#post_title/gi, () => title).replace(placeholders, ' ');
  return filled
    .replace(/\s+/g, ' ')
    .replace(/^[\s|·–-]+|[\s|·–-]+$/g, '')
    .trim();
}

function seoOf(record: WxrRecord, title: string): SourceItem['seo'] {
  const filled = (names: readonly string[]) =>
    names.map((name) => metaOf(record, name).slice(0, seoLimit)).find((text) => text !== '') ?? '';
  const words = (names: readonly string[]) => withoutPlaceholders(plainWords(filled(names)), title);
  return {
    title: words(seoFields.title),
    description: words(seoFields.description),
    picture: filled(seoFields.picture),
  };
}

function termNames({ terms }: WxrRecord, domain: string): string[] {
  return terms
    .filter((term) => term.domain === domain)
    .map(({ name }) => plainWords(name.toWellFormed()));
}

function termSlug({ terms }: WxrRecord, domain: string): string {
  return terms.find((term) => term.domain === domain)?.slug ?? '';
}

/** Polylang writes terms; WPML's own export writes fields. */
function languageOf(record: WxrRecord): Pick<SourceItem, 'language' | 'translations'> {
  const copied = metaOf(record, '_icl_lang_duplicate_of');
  return {
    language: termSlug(record, 'language') || metaOf(record, '_wpml_import_language_code'),
    translations:
      termSlug(record, 'post_translations') ||
      metaOf(record, '_wpml_import_translation_group') ||
      (copied && `copy of ${copied}`),
  };
}

/** Permalinks may put a number before the slug or behind it, and '.html'. */
const aroundSlug = { before: /^(?:\d+-)?$/, behind: /^(?:[-_]\d+)?(?:\.\w+)?$/ } as const;

function partWith(part: string, slug: string, old: string): string | null {
  const decoded = percentDecoded(part);
  const at = decoded.lastIndexOf(slug);
  if (at < 0) return null;
  const [before, behind] = [decoded.slice(0, at), decoded.slice(at + slug.length)];
  if (!aroundSlug.before.test(before) || !aroundSlug.behind.test(behind)) return null;
  return before + encodeURIComponent(percentDecoded(old)) + behind;
}

function oldSlugs(record: WxrRecord, own: string, slug: string): string[] {
  if (slug === '') return [];
  const [path = ''] = own.split('?');
  const parts = path.split('/');
  const at = parts.findLastIndex((part) => partWith(part, slug, '') !== null);
  const before = metaOf(record, '_wp_old_slug').split('\n').filter(Boolean);
  return before.flatMap((old) => {
    const part = partWith(parts[at] ?? '', slug, old);
    return part === null ? [] : parts.with(at, part).join('/') + own.slice(path.length);
  });
}

function addressesOf(record: WxrRecord, slug: string, { base }: SiteIndex): string[] {
  const id = fieldOf(record, 'wp:post_id');
  const type = fieldOf(record, 'wp:post_type');
  const own = pathOf(fieldOf(record, 'link'));
  const query = queryAddress(type === 'page' ? 'page_id' : 'p', id, base);
  return [
    ...new Set([own, queryAddress('p', id, base), query, ...oldSlugs(record, own, slug)]),
  ].filter(Boolean);
}

function notesOf(record: WxrRecord): SourceNote[] {
  const notes: SourceNote[] = [];
  if (record.comments > 0) {
    const count = countOf(record.comments, 'comment');
    notes.push({ what: count, became: 'Left out: articles here have no comments.' });
  }
  if (fieldOf(record, 'wp:post_password') !== '') {
    notes.push({ what: 'password', became: 'Kept private: pages here have no passwords.' });
  }
  if (record.cut.length > 0) {
    notes.push({ what: 'length', became: 'Cut, as it is longer than a text may be.' });
  }
  return notes;
}

function statusOf(record: WxrRecord): SourceItem['status'] {
  if (fieldOf(record, 'wp:post_password') !== '') return 'private';
  return statuses[fieldOf(record, 'wp:status')] ?? 'draft';
}

/** Drafts have no time in UTC; what other programs have published, at times, neither. */
function publishedAtOf(record: WxrRecord, status: SourceItem['status']): string | null {
  const own = utcTime(fieldOf(record, 'wp:post_date_gmt'), fieldOf(record, 'pubDate'));
  return own ?? (status === 'draft' ? null : utcTime(fieldOf(record, 'wp:post_date')));
}

function attachedTo(id: string, { attachments }: SiteIndex) {
  return [...attachments.values()].filter(({ parent }) => parent === id);
}

/** A post, a page or what a plugin calls its type. */
export function wordPressItem(record: WxrRecord, index: SiteIndex): SourceItem {
  const title = plainWords(fieldOf(record, 'title'));
  const login = fieldOf(record, 'dc:creator').trim();
  const slug = percentDecoded(fieldOf(record, 'wp:post_name'));
  const picture = index.attachments.get(metaOf(record, '_thumbnail_id'));
  const attachedPictures = () => attachedTo(fieldOf(record, 'wp:post_id'), index);
  const site = { ...index, attachedPictures, footnotes: metaOf(record, 'footnotes') };
  const content = htmlOfWordPress(fieldOf(record, 'content:encoded'), site);
  const status = statusOf(record);
  const publishedAt = publishedAtOf(record, status);
  const author = index.authors.get(login) ?? login;
  return {
    what: 'item',
    id: `post ${fieldOf(record, 'wp:post_id')}`,
    type: fieldOf(record, 'wp:post_type') || 'post',
    status,
    title,
    slug,
    addresses: addressesOf(record, slug, index),
    html: content.html,
    excerpt: plainWords(fieldOf(record, 'excerpt:encoded')),
    publishedAt,
    publishedDay: otherDay(fieldOf(record, 'wp:post_date'), publishedAt),
    updatedAt: utcTime(fieldOf(record, 'wp:post_modified_gmt')),
    authors: author === '' ? [] : [author],
    categories: termNames(record, 'category'),
    tags: termNames(record, 'post_tag'),
    seo: seoOf(record, title),
    picture: picture?.address ?? '',
    pictureAlt: picture?.alt ?? '',
    ...languageOf(record),
    notes: [...notesOf(record), ...content.notes],
  };
}
