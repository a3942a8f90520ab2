import type { Category } from '../content/category.ts';
import { mergedTexts } from '../content/editions/merged-texts.ts';
import { type TextPlace, textPlaces } from '../content/editions/text-places.ts';
import { type Texts, textsAt } from '../content/editions/texts.ts';
import type { FieldDefinition, FieldDefinitions } from '../content/fields/fields.ts';
import { fieldsIn, type NamedField } from '../content/fields/named-fields.ts';
import { caseStudyCategories } from '../content/kinds/case-study-fields.ts';
import { settingsGroups } from '../settings/groups/groups.ts';
import { valueAt, withValueAt } from '../settings/value-at.ts';
import type { SiteSettings } from '../settings.ts';

/**
 * What the site says of itself in a further language, in the shape of its settings; `categories` by their
 * keys, `studyCategories` by their names.
 */
export interface SiteTexts {
  texts: Texts;
  /** The original of each text as it was when somebody last said that both agree, by its path. */
  confirmed: Texts;
  /** Raised by every save. */
  version: number;
}

export const noSiteTexts: SiteTexts = { texts: {}, confirmed: {}, version: 0 };

const { agency, offices, testimonials, menus } = settingsGroups;

/** Without a text, these stay as they are in the language of origin: a site has one name at least. */
const named = [agency, offices].flatMap(fieldsIn);
/** Of these, what lacks a text is not shown. */
const shown = [testimonials, menus].flatMap(fieldsIn);

const categoryLimit = 60;

function placesInSettings(
  [path, field]: NamedField,
  settings: SiteSettings,
  texts: Texts,
): Generator<TextPlace> {
  const fields: FieldDefinitions = { [path]: field };
  const values = { [path]: valueAt(settings, path) };
  return textPlaces(fields, values, { [path]: valueAt(texts, path) });
}

interface Named {
  path: string;
  label: string;
  original: string;
  text: unknown;
}

function categoryText(texts: Texts, { category_id }: Category): unknown {
  return textsAt(textsAt(texts, 'categories'), category_id);
}

function* blogCategories(categories: readonly Category[], texts: Texts): Generator<Named> {
  for (const known of categories) {
    const { category_id, category } = known;
    yield {
      path: `categories.${category_id}`,
      label: `Category of blogs: ${category}`,
      original: category,
      text: categoryText(texts, known),
    };
  }
}

/** What categories of blogs were called before a save, and are not any more. */
export function formerCategoryNames(
  categories: readonly Category[],
  before: Texts,
  after: Texts,
): Category[] {
  return categories.flatMap((known) => {
    const name = categoryText(before, known);
    const isGone =
      typeof name === 'string' && name.trim() !== '' && name !== categoryText(after, known);
    return isGone ? [{ ...known, category: name }] : [];
  });
}

function* studyCategories(texts: Texts): Generator<Named> {
  const own = textsAt(texts, 'studyCategories');
  for (const original of caseStudyCategories) {
    yield {
      path: `studyCategories.${original}`,
      label: `Category of case studies: ${original}`,
      original,
      text: textsAt(own, original),
    };
  }
}

/** Every text of the site itself that a further language has to have. */
export function* siteTextPlaces(
  settings: SiteSettings,
  categories: readonly Category[],
  texts: Texts,
): Generator<TextPlace> {
  for (const field of [...named, ...shown]) yield* placesInSettings(field, settings, texts);
  const all = [...blogCategories(categories, texts), ...studyCategories(texts)];
  for (const { text, ...place } of all) {
    const typed = typeof text === 'string' ? text : '';
    yield { ...place, text: typed, isHtml: false, limit: categoryLimit };
  }
}

function withField(
  settings: SiteSettings,
  texts: Texts,
  [path, field]: [path: string, field: FieldDefinition],
  missing: 'original' | 'left out',
): SiteSettings {
  const values = { [path]: valueAt(settings, path) };
  const own = { [path]: valueAt(texts, path) };
  const merged = mergedTexts({ [path]: field }, values, own, { missing });
  // The same record with another text in it.
  return withValueAt({ ...settings }, path, merged[path]) as unknown as SiteSettings;
}

/** The settings as visitors read them in a further language. */
export function settingsIn(settings: SiteSettings, { texts }: SiteTexts): SiteSettings {
  const withNames = named.reduce(
    (all, field) => withField(all, texts, field, 'original'),
    settings,
  );
  return shown.reduce((all, field) => withField(all, texts, field, 'left out'), withNames);
}

type Names = ReadonlyMap<string, string>;

function namesOf(places: Iterable<Named>): Names {
  const known = [...places].flatMap(({ original, text }) =>
    typeof text === 'string' && text.trim() !== '' ? [[original, text] as const] : [],
  );
  return new Map(known);
}

/** The names of categories in a further language, by those of origin, of which both kinds may have the same. */
export interface CategoryNames {
  blogs: Names;
  studies: Names;
}

export function categoryNamesIn(
  categories: readonly Category[],
  { texts }: SiteTexts,
): CategoryNames {
  return {
    blogs: namesOf(blogCategories(categories, texts)),
    studies: namesOf(studyCategories(texts)),
  };
}
