import type { ItemState } from '../../../db/content/item-state.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';

/** Fields that each page always shows; HTML is compared as plain text. */
const shown = {
  'case-study': ['heroHeading', 'sec1Heading', 'sec2Heading', 'sec4Heading', 'sec4SubHeading'],
  blog: ['title', 'brief_paragraph', 'metaTitle', 'metaDescription'],
  'location-page': [
    'main_heading',
    'highlighted_heading',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'heading_1',
    'heading_2',
    'heading_3',
    'heading_4',
  ],
} as const;

const shownHtml = {
  'case-study': ['sec1Para', 'sec2Para', 'sec3Para1', 'sec3Para2', 'sec3Para3'],
  blog: [],
  'location-page': ['main_paragraph', 'paragraph_1', 'paragraph_2', 'paragraph_3', 'paragraph_4'],
} as const;

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function pairTexts(content: unknown): [string, string][] {
  if (!Array.isArray(content)) return [];
  return content.flatMap(({ heading, paragraph }, index): [string, string][] => [
    [`blogs_content.${index}.heading`, textIn(heading)],
    [`blogs_content.${index}.paragraph`, plainText(textIn(paragraph))],
  ]);
}

export function shownTexts({ kind, fields }: ItemState): [field: string, text: string][] {
  const texts: [string, string][] = [
    ...shown[kind].map((name): [string, string] => [name, textIn(fields[name])]),
    ...shownHtml[kind].map((name): [string, string] => [name, plainText(textIn(fields[name]))]),
    ...pairTexts(fields.blogs_content),
  ];
  return texts.filter(([, text]) => text.trim() !== '');
}
