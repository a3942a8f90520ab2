import { blogContentLimit } from '../../../../../domain/content/kinds/blog.ts';
import type { Fields, FormFields } from '../../journal/fields.ts';
import { blogTexts as texts } from '../../texts/blogs.ts';
import { type BlogDraft, type BlogText, emptyText } from './draft.ts';

const labels: Record<keyof BlogText, string> = {
  title: texts.title,
  slug_url: texts.slug,
  category: texts.category,
  published_date: texts.date,
  brief_paragraph: texts.brief,
  blog_image: texts.image,
  metaTitle: texts.metaTitle,
  metaDescription: texts.metaDescription,
  canonicalLink: texts.canonical,
};

const places = Array.from({ length: blogContentLimit }, (_, index) => index + 1);

/** The blog form as fields: a pair is named by its place. */
export const journalFields: FormFields<BlogDraft> = {
  fieldsOf({ text, pairs }) {
    const fields: Fields = { ...text };
    pairs.forEach(({ heading, paragraph }, index) => {
      fields[`heading-${index + 1}`] = heading;
      fields[`paragraph-${index + 1}`] = paragraph;
    });
    return fields;
  },
  draftFrom: (fields) => ({
    text: { ...emptyText, ...textFrom(fields) },
    pairs: places.map((place) => ({
      number: place - 1,
      heading: fields[`heading-${place}`] ?? '',
      paragraph: fields[`paragraph-${place}`] ?? '',
    })),
  }),
  labelOf(name) {
    const [, part, place] = /^(heading|paragraph)-(\d+)$/.exec(name) ?? [];
    if (part === 'heading') return texts.heading(Number(place));
    if (part === 'paragraph') return texts.paragraph(Number(place));
    return new Map(Object.entries(labels)).get(name) ?? name;
  },
};

function textFrom(fields: Fields): Partial<BlogText> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in emptyText));
}
