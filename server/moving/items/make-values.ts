import { addCategory, findCategories } from '../../../db/content/categories.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import { allCategories } from '../../../domain/content/category.ts';
import {
  categoryField,
  emptyValues,
  fieldsWith,
  type Kind,
  unfinishedInput,
} from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { type PublishingStatus, publicStatus } from '../../../domain/content/publishing.ts';
import { countOf } from '../../../domain/count-of.ts';
import { statusFor, withChosenNames, withSlug } from '../../../domain/moving/plan.ts';
import type { SourceItem, SourceNote } from '../../../domain/moving/source-entry.ts';
import { firstLanguage, visitorsDay } from '../../../domain/settings/region.ts';
import type { ItemEntry } from '../plan/plan-item.ts';
import type { ImportParts } from '../run/import-parts.ts';
import { EntryDropped } from './entry-dropped.ts';
import { followSourceLinks } from './source-links.ts';
import { withPictures } from './source-pictures.ts';

type Values = Record<string, unknown>;

export interface ReadyValues {
  /** As the source has it, to compare later exports with. */
  made: Values;
  /** With our pictures, links, category and address. */
  final: Values;
  status: PublishingStatus;
  notes: SourceNote[];
}

/** The category of a name, made where it is missing and that was chosen; null without one. */
async function categoryOf(
  db: Database,
  { choices }: Import,
  names: readonly string[],
): Promise<number | null> {
  const all = await findCategories(db);
  const find = (name: string) =>
    all.find(({ category }) => category.toLowerCase() === name.toLowerCase());
  const usable = names.filter((name) => name !== '' && name !== allCategories);
  const known = usable.map(find).find((category) => category !== undefined);
  if (known) return known.category_id;
  const [first] = usable;
  if (first === undefined || !choices.newCategories) return null;
  const added = await addCategory(db, first);
  return typeof added === 'string' ? null : added.category_id;
}

/** By the schema of a save; a draft may be unfinished. @throws {EntryDropped} */
function checked(
  kind: Kind,
  values: object,
  wanted: PublishingStatus,
): { values: Values; status: PublishingStatus; notes: SourceNote[] } {
  const whole = { ...emptyValues(kind), ...values };
  const finished = wanted === publicStatus ? kind.input.safeParse(whole) : null;
  const unready = finished?.success ? kind.unready?.(finished.data) : null;
  if (finished?.success && !unready) return { values: finished.data, status: wanted, notes: [] };
  const draft = unfinishedInput(kind).safeParse(whole);
  if (!draft.success) {
    const [issue] = draft.error.issues;
    throw new EntryDropped(`It cannot be stored: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const became = unready || (finished && `It stays a draft: ${finished.error?.issues[0]?.message}`);
  const notes = became ? [{ what: 'status', became }] : [];
  return { values: draft.data, status: 'draft', notes };
}

/** What is stored of an item of the source, with its pictures fetched. @throws {EntryDropped} */
export async function makeValues(
  parts: ImportParts,
  imported: Import,
  entry: ItemEntry,
  name: ItemKind,
): Promise<ReadyValues> {
  const { came, address } = entry;
  const kind: Kind = kindNamed(name);
  const { choices } = imported;
  const { item: shown, missing } = await withPictures(parts, imported, came);
  const item = withChosenNames(shown, choices);
  const { values, notes, mustBeDraft } = parts.valuesOf(item, name);
  const wanted = mustBeDraft ? 'draft' : statusFor(came, choices.status);
  const whole = checked(kind, values, wanted);
  const given = pickGiven(kind, whole.values, values);
  const { linked, notes: left } = await followSourceLinks(parts, imported, kind, given);
  const dated = await withOwnDate(parts.db, kind, linked, came);
  const own = {
    status: whole.status,
    notes: [...notes, ...whole.notes, ...left, ...missingNote(missing)],
  };
  const field = categoryField(kind);
  const made = { ...given, ...authorsAsCame(kind, given, came.authors) };
  if (!field) return { made, final: withSlug(kind, dated, address), ...own };
  const category = await categoryOf(parts.db, imported, item.categories);
  const final = withSlug(kind, { ...dated, [field]: category }, address);
  return { made: { ...made, [field]: came.categories }, final, ...own };
}

/** Fields that the source says something about; all others are the editors'. */
function pickGiven(kind: Kind, parsed: Values, given: object): Values {
  const names = kind.fieldNames.filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(names.map((name) => [name, parsed[name]]));
}

/** Compared with later exports, whatever an author is called here. */
function authorsAsCame(kind: Kind, given: Values, authors: readonly string[]): Values {
  const names = fieldsWith(kind, 'author').filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(names.map((name) => [name, authors.join(', ')]));
}

/** As the site spells dates; of months in words only English ones are read (D13), so others get numbers. */
async function withOwnDate(
  db: Database,
  kind: Kind,
  values: Values,
  { publishedAt, publishedDay }: SourceItem,
): Promise<Values> {
  const { date } = kind.page;
  const day = publishedDay ?? publishedAt;
  if (!date || !values[date] || day === null) return values;
  const { tag, dates } = (await findSiteSettingsIfAny(db))?.language ?? firstLanguage;
  const spelling = /^en\b/.test(tag) ? dates : 'numbers';
  return { ...values, [date]: visitorsDay(day, { zone: 'UTC', dates: spelling }) };
}

function missingNote(missing: number): SourceNote[] {
  if (missing === 0) return [];
  const what = countOf(missing, 'picture');
  return [{ what, became: 'Could not be fetched; see the pictures of this import.' }];
}
