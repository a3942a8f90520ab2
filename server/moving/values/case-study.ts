import { type CaseStudyInput, caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { caseStudyCategories } from '../../../domain/content/kinds/case-study-fields.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { cleanedHtml, securePictures } from './cleaned.ts';
import { pictureOf, sourceTitle } from './item-words.ts';
import { given, type MadeValues, Making } from './made.ts';
import { noteParts } from './note-parts.ts';
import { textParts } from './text-parts.ts';

const { sec1Heading, sec1Para } = caseStudyKind.fields;

const places = [
  ['sec1Heading', 'sec1Para'],
  ['sec2Heading', 'sec2Para'],
  ['sec3Heading1', 'sec3Para1'],
  ['sec3Heading2', 'sec3Para2'],
  ['sec3Heading3', 'sec3Para3'],
] as const;

const limits = { count: places.length, heading: sec1Heading.limit, html: sec1Para.limit } as const;

function textsOf(item: SourceItem, title: string, making: Making): Partial<CaseStudyInput> {
  const found = textParts(securePictures(item.html), title, limits);
  noteParts(found, 'section', making);
  const texts = found.parts.flatMap(({ heading, html }, index) => {
    const [headingField = 'sec1Heading', textField = 'sec1Para'] = places[index] ?? [];
    return [
      [headingField, making.cut('heading', heading, limits.heading)],
      [textField, cleanedHtml(html, making)],
    ];
  });
  return Object.fromEntries(texts);
}

/** The categories of a case study are a list of ours. */
function categoriesOf({ categories, tags }: SourceItem, making: Making): Partial<CaseStudyInput> {
  const named = new Map(caseStudyCategories.map((name) => [name.toLowerCase(), name]));
  const known = categories.flatMap((name) => named.get(name.toLowerCase()) ?? []);
  const left = [...categories, ...tags].filter((name) => !named.has(name.toLowerCase()));
  if (left.length > 0) {
    making.note(`terms ${left.join(', ')}`, 'Left out: case studies have categories of their own.');
  }
  const [category1, category2, category3, category4] = known;
  return { category1, category2, category3, category4 };
}

const unfinished =
  'It stays a draft: a case study needs the figures of section 4, which no other site has.';

export function caseStudyValues(item: SourceItem): MadeValues<Partial<CaseStudyInput>> {
  const making = new Making();
  const title = sourceTitle(item, making);
  making.mustBeDraft = true;
  making.note('section 4', unfinished);
  const values = given({
    heroHeading: making.cut('title', title, limits.heading),
    bannerImage: pictureOf(item, making),
    ...textsOf(item, title, making),
    ...categoriesOf(item, making),
  });
  return making.made(values);
}
