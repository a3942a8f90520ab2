import { createHash } from 'node:crypto';
import {
  declaredFigures,
  figureTexts,
  nameableIn,
  withFigures,
} from '../../../domain/content/claims/declared.ts';
import { mergedItem } from '../../../domain/content/editions/merged-item.ts';
import { emptyValues, type Kind } from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import {
  isItemKind,
  originalNameOf,
  type StoredKind,
} from '../../../domain/content/kinds/names.ts';
import { publishedValues } from '../../../domain/content/mapped-values.ts';
import { type SectionToSign, sectionsToSign } from '../../../domain/content/sign-off/sections.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';
import { findItemState } from '../find-items.ts';
import type { ItemState } from '../item-state.ts';
import { findDraftRevision } from '../publishing/newer-draft.ts';
import { newestFields } from '../publishing/waiting-draft.ts';

type Values = Record<string, unknown>;

export interface HashedSection extends SectionToSign {
  hash: string;
}

/** An item as it would be published now: its newer draft, or what is stored. */
export interface ItemToSign {
  /** Of the page: an edition is shown by the page of its original. */
  kind: ItemKind;
  id: string;
  /** Undefined for the language of origin. */
  language: string | undefined;
  title: string;
  fields: Values;
  savedAt: string;
  sections: HashedSection[];
}

/** The order of keys differs between a draft and a stored row. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inOrder(one)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function hashOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex');
}

/** A page changes with the figures that it names. */
async function figuresOfSite(db: Database, kind: ItemKind) {
  const settings = await findSiteSettingsIfAny(db);
  return settings ? figureTexts(nameableIn(kind, declaredFigures(settings)), String) : {};
}

async function hashed(db: Database, name: ItemKind, fields: Values): Promise<HashedSection[]> {
  const kind: Kind = kindNamed(name);
  const figures = await figuresOfSite(db, name);
  const values = { ...emptyValues(kind), ...publishedValues(kind, fields) };
  const completed = kind.completed?.(values) ?? values;
  return sectionsToSign(kind, completed).map((section) => ({
    ...section,
    hash: hashOf([section.id, withFigures(section.content, figures)]),
  }));
}

async function findNewest(db: Database, kind: StoredKind, id: string) {
  const state = await findItemState(db, kind, id);
  if (!state) return null;
  const { fields, hasDraft } = await newestFields(db, state);
  if (!hasDraft) return { ...state, savedAt: state.updatedAt };
  const note = await findDraftRevision(db, kind, id);
  return { ...state, fields, savedAt: note?.made_at ?? state.updatedAt };
}

/** An item as readers see it: an edition on the fields of its original. */
async function shownFrom(db: Database, state: ItemState) {
  const { kind, id, fields: own } = state;
  if (isItemKind(kind)) return { kind, id, language: undefined, fields: own };
  const original = originalNameOf(kind);
  const of = original && (await findItemState(db, original, String(own.origin_id)));
  if (!original || !of) return null;
  const fields = mergedItem(kindNamed(original), of.fields, own);
  return { kind: original, id: of.id, language: String(own.language), fields };
}

/** Of an edition; undefined for the language of origin. */
export async function findLanguageOf(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<string | undefined> {
  if (originalNameOf(kind) === null) return undefined;
  const state = await findItemState(db, kind, id);
  return state ? String(state.fields.language) : undefined;
}

/** The sections of an item as it is given, whatever is stored. */
export async function sectionsOfState(db: Database, state: ItemState): Promise<HashedSection[]> {
  const shown = await shownFrom(db, state);
  return shown ? hashed(db, shown.kind, shown.fields) : [];
}

/** Null while it is in the trash, and for an edition whose original is. */
export async function findItemToSign(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<ItemToSign | null> {
  const newest = await findNewest(db, kind, id);
  const shown = newest && (await shownFrom(db, newest));
  if (!shown) return null;
  const { title, savedAt } = newest;
  const sections = await hashed(db, shown.kind, shown.fields);
  return { ...shown, title, savedAt, sections };
}
