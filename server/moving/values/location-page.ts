import {
  type LocationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { textElement } from '../../../domain/xml.ts';
import { cleanedHtml, securePictures } from './cleaned.ts';
import { excerptOf, slugOf, sourceTitle } from './item-words.ts';
import { given, type MadeValues, Making } from './made.ts';
import { noteParts } from './note-parts.ts';
import { textParts } from './text-parts.ts';

const { fields } = locationPageKind;

const blocks = [1, 2, 3, 4] as const;

const limits = {
  count: 1 + blocks.length,
  heading: fields.heading_1.limit,
  html: fields.paragraph_1.limit,
} as const;

function textsOf(item: SourceItem, making: Making): Partial<LocationPageInput> {
  const found = textParts(securePictures(item.html), '', limits);
  noteParts(found, 'block', making);
  const [first] = found.parts;
  const hasIntroduction = first?.heading === '';
  const texts = found.parts.slice(hasIntroduction ? 1 : 0);
  const introduction = hasIntroduction ? first.html : '';
  const entries = texts.slice(0, blocks.length).flatMap(({ heading, html }, index) => [
    [`heading_${index + 1}`, making.cut('heading', heading, limits.heading)],
    [`paragraph_${index + 1}`, cleanedHtml(html, making)],
  ]);
  const left = texts
    .slice(blocks.length)
    .map(({ heading, html }) => textElement('h3', heading) + html);
  const rest = left.length > 0 ? `${introduction}${left.join('')}` : introduction;
  return { main_paragraph: cleanedHtml(rest, making), ...Object.fromEntries(entries) };
}

const required = locationPageKind.fieldNames.filter((name) => 'required' in fields[name]);

export function locationPageValues(item: SourceItem): MadeValues<Partial<LocationPageInput>> {
  const making = new Making();
  const title = sourceTitle(item, making);
  const { seo, tags } = item;
  const description = seo.description || excerptOf(item);
  const values = given({
    slug_url: slugOf(item, title),
    main_heading: making.cut('title', title, fields.main_heading.limit ?? limits.heading),
    ...textsOf(item, making),
    meta_title: making.cut('SEO title', seo.title || title, fields.meta_title.limit),
    meta_keywords: making.cut('keywords', tags.join(', '), fields.meta_keywords.limit),
    meta_description: making.cut('SEO description', description, fields.meta_description.limit),
  });
  const missing = required.filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    making.mustBeDraft = true;
    const labels = missing.map((name) => fields[name].label.replace('*', '')).join(', ');
    making.note('empty fields', `It stays a draft until they are filled in: ${labels}.`);
  }
  return making.made(values);
}
