import {
  type BlogInput,
  blogContentLimit,
  blogKind,
  blogPairLimits,
} from '../../../domain/content/kinds/blog.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { cleanedHtml, securePictures } from './cleaned.ts';
import { excerptOf, pictureOf, slugOf, sourceTitle } from './item-words.ts';
import { given, type MadeValues, Making } from './made.ts';
import { noteParts } from './note-parts.ts';
import { textParts } from './text-parts.ts';

const { fields } = blogKind;

/** Later exports are compared with it, however the site spells dates. */
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function pairsOf(item: SourceItem, title: string, making: Making): BlogInput['blogs_content'] {
  const limits = {
    count: blogContentLimit,
    heading: blogPairLimits.heading,
    html: blogPairLimits.paragraph,
  };
  const found = textParts(securePictures(item.html), title, limits);
  noteParts(found, 'pair', making);
  if (found.parts.length === 0) {
    making.note('text', 'It holds none. It stays a draft.');
    making.mustBeDraft = true;
  }
  return found.parts.map(({ heading, html }) => ({
    heading: making.cut('heading', heading, limits.heading),
    paragraph: cleanedHtml(html, making),
  }));
}

function noteTerms({ categories, tags }: SourceItem, making: Making): void {
  for (const category of categories.slice(1)) {
    making.note(`category ${category}`, 'Left out: an article has one category, the first.');
  }
  if (tags.length > 0) making.note(`tags ${tags.join(', ')}`, 'Left out: articles have no tags.');
}

/** The category stays out: which of ours it is depends on the site. */
export function blogValues(item: SourceItem): MadeValues<Partial<BlogInput>> {
  const making = new Making();
  const title = sourceTitle(item, making);
  noteTerms(item, making);
  const { publishedAt, publishedDay = publishedAt, seo } = item;
  const values = given({
    title: making.cut('title', title, fields.title.limit),
    slug_url: slugOf(item, title),
    published_date: publishedDay === null ? '' : dates.format(new Date(publishedDay)),
    author: making.cut('author', item.authors.join(', '), fields.author.limit),
    brief_paragraph: making.cut('excerpt', excerptOf(item), fields.brief_paragraph.limit),
    blog_image: pictureOf(item, making),
    blogs_content: pairsOf(item, title, making),
    metaTitle: making.cut('SEO title', seo.title, fields.metaTitle.limit),
    metaDescription: making.cut('SEO description', seo.description, fields.metaDescription.limit),
  });
  return making.made(values);
}
