import {
  slugFrom,
  slugFromTitle,
  slugProblem,
  slugWithEnd,
} from '../../../domain/content/addresses/slug.ts';
import { isWebAddress, webAddressLimit } from '../../../domain/content/addresses/web-address.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { cutAtWord, type Making } from './made.ts';

/** UTF-16 code units of words that are taken from the text where the source has none of its own. */
const madeTitle = 80;
const madeExcerpt = 250;

const noTitle = {
  text: 'It had none; the first words of the text stand for it.',
  slug: 'It had none, and no text either; the end of its address stands for it.',
  nothing: 'It had none, and no words that could stand for it.',
} as const;

/** WordPress lets an item have no title at all. */
export function sourceTitle(item: SourceItem, making: Making): string {
  const title = item.title.trim();
  if (title !== '') return title;
  const words = cutAtWord(plainText(item.html), madeTitle);
  const other = item.slug ? 'slug' : 'nothing';
  making.note('title', noTitle[words ? 'text' : other]);
  return words || item.slug;
}

export function slugOf({ slug, id }: SourceItem, title: string): string {
  const own = slugWithEnd(slugFrom(slug), '');
  if (own !== '' && slugProblem(own) === null) return own;
  return slugFromTitle(title) || slugFromTitle(id);
}

/** Only what may stand in a field; a path within an archive may not yet. */
export function pictureAddress(address: string): string {
  const secure = address.replace(/^http:/i, 'https:');
  return isWebAddress(secure) && secure.length <= webAddressLimit ? secure : '';
}

export function excerptOf(item: SourceItem): string {
  const own = item.excerpt.trim() || item.seo.description.trim();
  return own || cutAtWord(plainText(item.html), madeExcerpt);
}

/** The picture of an item, or else the one that it shows on other sites. */
export function pictureOf({ picture, seo }: SourceItem, making: Making): string {
  const isOther = picture !== '' && seo.picture !== '' && seo.picture !== picture;
  if (isOther)
    making.note('picture for other sites', 'Left out: the picture of the item is shown there.');
  return pictureAddress(picture) || pictureAddress(seo.picture);
}
