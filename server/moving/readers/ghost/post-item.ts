import type { SourceItem, SourceNote } from '../../../../domain/moving/source-entry.ts';
import { visitorsDay } from '../../../../domain/settings/region.ts';
import { isTimeZone } from '../../../../domain/site-clock.ts';
import { htmlOfGhost } from '../../html/ghost/ghost-html.ts';
import { escapedWords } from '../../source-text.ts';
import { otherDay, utcTime } from '../utc-time.ts';
import { editorText } from './editor-text.ts';
import { type GhostIndex, linkedNames } from './ghost-index.ts';
import type { GhostMeta, GhostPost } from './ghost-rows.ts';

const statuses: Record<string, SourceItem['status']> = {
  published: 'published',
  sent: 'private',
  scheduled: 'scheduled',
};

/** Exports have it in the place of the address of the site. */
export function withoutSite(text: string): string {
  return text.replaceAll(/__GHOST_URL__\/?/g, '/');
}

function timeOf(value: string | number | null | undefined): string | null {
  if (typeof value !== 'number') return utcTime(value ?? '');
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Of the post itself, or of later versions beside it. */
function metaOf(post: GhostPost, { metas }: GhostIndex): GhostMeta {
  const beside = metas.get(post.id);
  const names = Object.keys(beside ?? {}) as (keyof GhostMeta)[];
  const filled = names.filter((name) => beside?.[name]);
  return { ...post, ...Object.fromEntries(filled.map((name) => [name, beside?.[name] ?? ''])) };
}

function notesOf({ html, visibility, status }: GhostPost, text: string): SourceNote[] {
  const notes: SourceNote[] = [];
  if (html === '' && text !== '') {
    notes.push({ what: 'text', became: 'Plain paragraphs: the file holds no HTML of it.' });
  }
  if (visibility !== '' && visibility !== 'public') {
    notes.push({ what: `for ${visibility}`, became: 'Kept private: pages here have no members.' });
  }
  if (status === 'sent') {
    notes.push({ what: 'newsletter', became: 'Kept private: it was sent, and never a page.' });
  }
  return notes;
}

function statusOf({ status, visibility }: GhostPost): SourceItem['status'] {
  if (visibility !== '' && visibility !== 'public') return 'private';
  return statuses[status] ?? 'draft';
}

/** Words of a post that has no HTML, with a line between two paragraphs. */
function textOf({ html, plaintext, lexical, mobiledoc }: GhostPost): string {
  if (html !== '') return '';
  return plaintext || editorText(lexical) || editorText(mobiledoc);
}

function paragraphs(text: string): string {
  return escapedWords(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('');
}

export function isPage({ type, page }: GhostPost): boolean {
  return type === 'page' || page === true || page === 1;
}

function peopleOf(post: GhostPost, { postAuthors, users }: GhostIndex): string[] {
  const names = linkedNames(postAuthors.get(post.id), users);
  const own = users.get(post.author_id ?? '')?.name;
  return names.length === 0 && own ? [own] : names;
}

function dayOf(time: string | null, { settings }: GhostIndex): string | undefined {
  const zone = settings.get('timezone') ?? settings.get('active_timezone') ?? '';
  if (time === null || !isTimeZone(zone)) return undefined;
  return otherDay(visitorsDay(time, { zone, dates: 'numbers' }), time);
}

/** The first tag of a post is its category, as most themes of Ghost show it. */
export function ghostItem(post: GhostPost, index: GhostIndex): SourceItem {
  const meta = metaOf(post, index);
  const [category, ...tags] = linkedNames(index.postTags.get(post.id), index.tags);
  const text = textOf(post);
  const publishedAt = timeOf(post.published_at);
  const content = htmlOfGhost(withoutSite(post.html || paragraphs(text)));
  return {
    what: 'item',
    id: `post ${post.id}`,
    type: isPage(post) ? 'page' : 'post',
    status: statusOf(post),
    title: post.title.trim(),
    slug: post.slug,
    addresses: [`/${encodeURIComponent(post.slug)}/`],
    html: content.html,
    excerpt: post.custom_excerpt.trim(),
    publishedAt,
    publishedDay: dayOf(publishedAt, index),
    updatedAt: timeOf(post.updated_at),
    authors: peopleOf(post, index),
    categories: category === undefined ? [] : [category],
    tags,
    seo: {
      title: meta.meta_title || meta.og_title,
      description: meta.meta_description || meta.og_description,
      picture: withoutSite(meta.og_image),
    },
    picture: withoutSite(post.feature_image),
    pictureAlt: meta.feature_image_alt,
    language: post.locale,
    translations: '',
    notes: [...notesOf(post, text), ...captionNote(meta), ...content.notes],
  };
}

function captionNote({ feature_image_caption: caption }: GhostMeta): SourceNote[] {
  const words = caption.replace(/<[^<>]*>/g, '').trim();
  const became = 'Left out: the picture above an article has no caption.';
  return words === '' ? [] : [{ what: `caption “${words.slice(0, 100)}”`, became }];
}
