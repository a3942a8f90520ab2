import { createHash } from 'node:crypto';
import { pathFrom, pathProblem, pathRefusal } from '../../../domain/content/addresses/page-path.ts';
import { slugLimit, slugWithEnd } from '../../../domain/content/addresses/slug.ts';
import { type PageInput, pageKind } from '../../../domain/content/kinds/page.ts';
import { namesInBraces } from '../../../domain/content/sections/braces.ts';
import { factNames } from '../../../domain/content/sections/facts.ts';
import { textSection } from '../../../domain/content/sections/kinds/basic/text.ts';
import { heroSection } from '../../../domain/content/sections/kinds/hero.ts';
import { type StoredSection, versionOf } from '../../../domain/content/sections/section.ts';
import { sectionLimits } from '../../../domain/content/sections/sections-field.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { escapedValue, percentDecoded } from '../source-text.ts';
import { cleanedHtml, securePictures } from './cleaned.ts';
import { excerptOf, pictureOf, slugOf, sourceTitle } from './item-words.ts';
import { given, type MadeValues, Making } from './made.ts';
import { noteParts } from './note-parts.ts';
import { textParts } from './text-parts.ts';

const { fields } = pageKind;
const { fields: text } = textSection;

/** Besides the texts, a page begins with its name; half of the room is left for escaping. */
const limits = {
  count: sectionLimits.count - 1,
  heading: text.heading.limit,
  html: text.text.limit - 1_000,
} as const;

const bytesLimit = sectionLimits.bytes / 2;

/** Of a new item: one that is known keeps the ids that it has here (items/known-sections.ts). */
function sectionId(item: SourceItem, place: number): string {
  const digest = createHash('sha256').update(`${item.id} ${place}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 12);
}

/** Its own path where a page may have it, else the last part of it. */
function pathOf(item: SourceItem, title: string): string {
  const [own = ''] = item.addresses;
  const path = own.includes('?') ? '/' : pathFrom(percentDecoded(own));
  const isUsable = path !== '/' && pathProblem(path) === null && pathRefusal(path) === null;
  return isUsable && path.length <= slugLimit ? path : slugWithEnd(`/${slugOf(item, title)}`, '');
}

/** The picture of the item stands above its text. */
function htmlOf(item: SourceItem, making: Making): string {
  const picture = pictureOf(item, making);
  if (picture === '' || item.html.includes(picture)) return securePictures(item.html);
  const image = `<img src="${escapedValue(picture)}" alt="${escapedValue(item.pictureAlt)}">`;
  return `<figure>${image}</figure>${securePictures(item.html)}`;
}

function sectionsOf(item: SourceItem, title: string, making: Making): StoredSection[] {
  const found = textParts(htmlOf(item, making), '', limits);
  noteParts(found, 'section', making);
  const texts = found.parts.map(({ heading, html }) => ({
    heading: making.cut('heading', heading, limits.heading),
    text: cleanedHtml(html, making),
  }));
  const hero = { headline: title, lead: lead(item), size: 'low', hasCrumbs: true };
  const all = [
    { kind: heroSection, props: hero },
    ...texts.map((props) => ({ kind: textSection, props })),
  ];
  const sections = all.map(({ kind, props }, place) => ({
    id: sectionId(item, place),
    kind: kind.name,
    v: versionOf(kind),
    hidden: false,
    props,
  }));
  return fitting(sections, making);
}

/** Only words that were written for it; they stand in the text otherwise. */
function lead({ excerpt }: SourceItem): string {
  const own = excerpt.trim();
  return own.length <= heroSection.fields.lead.limit ? own : '';
}

function fitting(sections: StoredSection[], making: Making): StoredSection[] {
  const kept = [...sections];
  while (Buffer.byteLength(JSON.stringify(kept)) > bytesLimit) kept.pop();
  if (kept.length < sections.length) {
    making.note('length', 'Cut at the end, as a page holds no more. It stays a draft.');
    making.mustBeDraft = true;
  }
  return kept;
}

/** D69: what was text there would be filled in here. */
function noteFacts(values: object, making: Making): void {
  const names = namesInBraces(JSON.stringify(values)).filter((name) => factNames.includes(name));
  if (names.length === 0) return;
  const what = names.map((name) => `{${name}}`).join(', ');
  making.note(
    what,
    'A page shows what the settings say in their place. It stays a draft: write { name } for braces that are text.',
  );
  making.mustBeDraft = true;
}

/** A page begins with its title; each of its chapters is a section. */
export function pageValues(item: SourceItem): MadeValues<Partial<PageInput>> {
  const making = new Making();
  const title = sourceTitle(item, making);
  const { seo } = item;
  const description = seo.description || excerptOf(item);
  const values = given({
    name: making.cut('title', title, fields.name.limit ?? 100),
    path: pathOf(item, title),
    sections: sectionsOf(item, title.slice(0, 1_000), making),
    meta_title: making.cut('SEO title', seo.title, fields.meta_title.limit),
    meta_description: making.cut('SEO description', description, fields.meta_description.limit),
  });
  noteFacts(values, making);
  return making.made(values);
}
