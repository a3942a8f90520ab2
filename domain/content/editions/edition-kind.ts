import { pathInLanguage, prefixOf } from '../../languages/language-path.ts';
import { z } from '../../zod.ts';
import { withoutInvisible } from '../addresses/invisible-marks.ts';
import { pathFrom, pathProblem } from '../addresses/page-path.ts';
import { slugFrom, slugFromTitle, slugProblem } from '../addresses/slug.ts';
import { webAddress } from '../addresses/web-address.ts';
import { spokenLabel } from '../fields/field-in-words.ts';
import type { FieldDefinition, FieldDefinitions } from '../fields/fields.ts';
import { keptIfAbsent } from '../fields/rows.ts';
import { addressField, defineKind, fieldsWith, type Kind, type Original } from '../kind.ts';
import { isListWithoutIds, isTranslatable } from './text-places.ts';
import { mapTexts, type Texts, textsInput } from './texts.ts';

const anyId = z.union([z.number().int(), z.string()]);

function fixed<Value extends z.ZodType>(label: string, value: Value, empty: z.infer<Value>) {
  const common = { group: 'edition', label, control: 'fixed' as const, roles: [], empty };
  const lenient = value.catch(empty as z.core.util.NoUndefined<z.output<Value>>);
  return { ...common, input: value.optional(), answer: value, lenient };
}

const noTexts: Texts = {};
const anyTexts: z.ZodType<Texts> = z.record(z.string(), z.unknown());

/** By the ids of sections or rows: they are cleaned by their own fields before they are stored. */
function textsById({ label, group }: FieldDefinition) {
  return {
    group,
    label,
    control: 'texts' as const,
    roles: ['translatable'] as const,
    json: true as const,
    input: textsInput.optional(),
    answer: anyTexts,
    lenient: anyTexts.catch(noTexts),
    empty: noTexts,
    mapHtml: (texts: Texts, change: (html: string) => string): Texts =>
      Object(mapTexts(texts, change)),
  };
}

/** Empty, it follows from the title or from the original. */
function refuseAddress(control: 'slug' | 'path') {
  return (typed: string, context: z.RefinementCtx) => {
    const own = plainAddress(typed);
    if (own.trim() === '') return;
    const message = control === 'path' ? pathProblem(own) : slugProblem(own);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

/** What a save lacks stays as it is, and nothing has to be there while somebody translates. */
function ownField(field: FieldDefinition): FieldDefinition {
  // Rows stand where those of the original do, filled or not.
  const { required: _, publishedOf: __, ...rest } = field;
  if (field.control === 'sections' || field.rows) return textsById(field);
  const { limit = 0, control } = field;
  if (isListWithoutIds(field)) return keptIfAbsent({ ...rest, input: field.input });
  if (control === 'image') return { ...rest, input: webAddress.optional() };
  const text = z.string().max(limit);
  const isAddress = control === 'slug' || control === 'path';
  return {
    ...rest,
    input: (isAddress ? text.superRefine(refuseAddress(control)) : text).optional(),
  };
}

/** Words, the address, and pictures that replace those of the original. */
function ownFields(kind: Kind): FieldDefinitions {
  const address = addressField(kind);
  const own = Object.entries(kind.fields).filter(
    ([name, field]) => isTranslatable(field) || field.control === 'image' || name === address,
  );
  return Object.fromEntries(own.map(([name, field]) => [name, ownField(field)]));
}

function plainAddress(typed: unknown): string {
  return withoutInvisible(String(typed ?? ''));
}

/** The path below the language; empty while there is none. */
function pathOf(kind: Kind, values: Readonly<Record<string, unknown>>): string {
  const name = addressField(kind);
  if (!name) return kind.address.base + String(values.origin_id ?? '');
  const typed = plainAddress(values[name]);
  if (typed.trim() === '') return '';
  return kind.address.base === '' ? pathFrom(typed) : kind.address.base + slugFrom(typed);
}

/**
 * The kind of the editions of a kind in further languages: an edition is an item itself, so that all that is
 * written once for items holds for it, and no write of it reaches another one (decision 0046).
 */
export function editionKindOf(kind: Original): Kind & { original: Original } {
  const { page, listing } = kind;
  const fields: FieldDefinitions = {
    origin_id: fixed('Original', anyId, ''),
    language: fixed('Language', z.string(), ''),
    ...ownFields(kind),
    confirmed: { ...fixed('Confirmed', anyTexts, noTexts), json: true },
  };
  const has = (name: string) => name in fields;
  const address = addressField(kind);
  const [title = ''] = fieldsWith(kind, 'title');
  const titleField = kind.fields[title];
  const titleLabel = titleField ? spokenLabel(kind, titleField) : 'Title';
  return {
    ...defineKind({
      name: `${kind.name}-edition`,
      plural: `${kind.noun.replaceAll(' ', '-')}-editions`,
      noun: `${kind.noun} edition`,
      table: `${kind.table.replace(/s$/, '').replace(/ie$/, 'y')}_editions`,
      key: { column: 'edition_id', id: z.number().int(), isCounted: true },
      address: { base: '', column: 'slug' },
      listing: {
        shows: listing.shows.filter(has),
        searches: listing.searches.filter((name) => name === 'slug' || has(name)),
        title,
      },
      page: {
        ...page,
        shows: page.shows.filter(has),
        pictures: page.pictures.filter(has),
        canonical: null,
        list: null,
        isInFeed: false,
      },
      groups: kind.groups,
      fields,
      absent: 'kept',
      // Texts of sections are cleaned when they are saved, all of them for readers.
      html: 'verbatim',
      untitled: kind.untitled,
      firstStatus: 'draft',
      completed(values) {
        if (!address) return values;
        const typed = plainAddress(values[address]);
        const isFromTitle = typed.trim() === '' && kind.fields[address]?.required === undefined;
        return {
          ...values,
          [address]: isFromTitle ? slugFromTitle(String(values[title] ?? '')) : typed,
        };
      },
      slugOf(values) {
        const path = pathOf(kind, values);
        const tag = String(values.language ?? '');
        return path === '' || tag === '' ? '' : pathInLanguage({ prefix: prefixOf(tag) }, path);
      },
      slugRefusal(slug) {
        const path = slug.replace(/^\/[^/]*/, '') || '/';
        return (
          kind.slugRefusal?.(
            kind.address.base === '' ? path : path.slice(kind.address.base.length),
          ) ?? null
        );
      },
      unready: (values) =>
        String(values[title] ?? '').trim() === ''
          ? `This ${kind.noun} has no ‘${titleLabel}’ in this language yet. Translate it first.`
          : null,
    }),
    original: kind,
  };
}
