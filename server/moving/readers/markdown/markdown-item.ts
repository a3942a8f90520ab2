import { marked } from 'marked';
import type { SourceEntry, SourceItem } from '../../../../domain/moving/source-entry.ts';
import { elements, type Parent, replaceBy, words } from '../../../html/tree.ts';
import { sourceHtml } from '../../html/source-html.ts';
import { pathOf } from '../old-addresses.ts';
import { unreadable } from '../unreadable.ts';
import { otherDay } from '../utc-time.ts';
import { addressOfPlace, linkFiles } from './file-links.ts';
import { isSet, listIn, pictureIn, textIn, timeIn } from './front-fields.ts';
import { type Front, frontMatter } from './front-matter.ts';
import { type MarkdownPath, markdownPath } from './markdown-paths.ts';
import { plainMarkdown } from './notation.ts';
import { picturePlace, placePictures } from './picture-places.ts';

type Fields = Front['fields'];

/** The first heading stands for a title that the front matter lacks. */
function takeTitle(root: Parent): string {
  const [first] = elements(root, 'h1');
  if (!first) return '';
  const title = words(first);
  replaceBy(first);
  return title;
}

function statusOf(fields: Fields, path: string, publishedAt: string | null): SourceItem['status'] {
  const status = textIn(fields, 'status', 'state').toLowerCase();
  const isDraft = isSet(fields, 'draft') || fields.published === false || status === 'draft';
  if (isDraft || path.includes('_drafts/')) return 'draft';
  if (status === 'private') return 'private';
  return publishedAt !== null && Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published';
}

function ownAddress(file: string, { folders, date }: MarkdownPath, fields: Fields): string {
  const set = textIn(fields, 'url', 'permalink');
  if (set.startsWith('/') && !set.includes(':')) return pathOf(set);
  const slug = textIn(fields, 'slug');
  if (slug === '') return addressOfPlace(file);
  const day = date === '' ? [] : date.split('-');
  return `/${[...folders, ...day, slug].map(encodeURIComponent).join('/')}/`;
}

/** With and without a slash at the end, and as a file: sites of files answer all of them. */
function addressesOf(file: string, place: MarkdownPath, fields: Fields): string[] {
  const own = ownAddress(file, place, fields);
  const bare = own.replace(/\/$/, '');
  const others = listIn(fields, 'aliases', 'redirect_from', 'redirects').map(pathOf);
  const files = bare === '' || /\.\w+$/.test(bare) ? [] : [bare, `${bare}.html`];
  // Links from file to file lead there.
  return [...new Set([own, ...files, ...others, addressOfPlace(file)])].filter(Boolean);
}

function typeOf({ isPost }: MarkdownPath, fields: Fields): string {
  const set = textIn(fields, 'type', 'layout').toLowerCase();
  if (set === 'page' || set === 'post') return set;
  return isPost || timeIn(fields, 'date', 'pubDate', 'publishDate') !== null ? 'post' : 'page';
}

const dateNames = ['date', 'pubDate', 'publishDate', 'published_at'];

/** Programs end an excerpt with it. */
const more = /<!--\s*more\s*-->/i;

function htmlOf(text: string, file: string, known: ReadonlySet<string>, hasTitle: boolean) {
  let title = '';
  const plain = plainMarkdown(text.replace(more, ''), file, known);
  const made = sourceHtml(marked.parse(plain.text, { async: false, gfm: true }), (root) => {
    if (!hasTitle) title = takeTitle(root);
    linkFiles(root, file, known);
    placePictures(root, file, known);
  });
  return { html: made.html, notes: [...plain.notes, ...made.notes], title };
}

/** 'A title' of 'a-title.md', for a text that has none of its own. */
function titleOfFile({ slug }: MarkdownPath): string {
  const words = slug.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @throws {TooManyElements} */
function markdownItem(file: string, content: string, known: ReadonlySet<string>): SourceItem {
  const { fields, text, problem } = frontMatter(content);
  // Zola keeps them in a table of their own.
  const all = { ...fields, ...Object(fields.taxonomies) };
  const place = markdownPath(file);
  const set = textIn(fields, 'title');
  const made = htmlOf(text, file, known, set !== '');
  const picture = pictureIn(fields);
  const publishedAt = timeIn(fields, ...dateNames) ?? timeIn({ date: place.date }, 'date');
  const seoPicture = textIn(fields, 'og_image', 'ogImage', 'social_image');
  return {
    what: 'item',
    id: file,
    type: typeOf(place, fields),
    status: statusOf(fields, file, publishedAt),
    title: set || made.title || titleOfFile(place),
    slug: textIn(fields, 'slug') || place.slug,
    addresses: addressesOf(file, place, fields),
    html: made.html,
    excerpt: textIn(fields, 'excerpt', 'summary', 'description', 'subtitle'),
    publishedAt,
    publishedDay: otherDay(textIn(fields, ...dateNames), publishedAt),
    updatedAt: timeIn(fields, 'lastmod', 'updated', 'updatedDate', 'modified', 'last_modified_at'),
    authors: listIn(fields, 'author', 'authors'),
    categories: listIn(all, 'categories', 'category'),
    tags: listIn(all, 'tags', 'keywords'),
    seo: {
      title: textIn(fields, 'seo_title', 'seoTitle', 'metaTitle', 'meta_title'),
      description: textIn(fields, 'description', 'metaDescription', 'meta_description'),
      picture: picturePlace(seoPicture, file, known),
    },
    picture: picturePlace(picture.address, file, known),
    pictureAlt: picture.alt,
    language: textIn(fields, 'lang', 'language', 'locale') || place.language,
    translations: textIn(fields, 'translationKey', 'translation_key', 'ref') || place.text,
    notes: [...(problem ? [{ what: 'front matter', became: problem }] : []), ...made.notes],
  };
}

export function markdownEntry(path: string, text: string, known: ReadonlySet<string>): SourceEntry {
  try {
    return markdownItem(path, text, known);
  } catch (error) {
    return unreadable(path, error);
  }
}
