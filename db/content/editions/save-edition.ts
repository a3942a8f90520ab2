import { lastingPaths } from '../../../domain/content/addresses/lasting-paths.ts';
import { alignedEdition } from '../../../domain/content/editions/aligned-rows.ts';
import { withPlaces } from '../../../domain/content/editions/place-texts.ts';
import { type TextPlace, textPlaces } from '../../../domain/content/editions/text-places.ts';
import { confirmedAfter } from '../../../domain/content/editions/text-states.ts';
import type { Versioned } from '../../../domain/content/item.ts';
import { addressField, type Kind } from '../../../domain/content/kind.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { storedHtml } from '../../../domain/content/text/rich-text.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { insertItem, updateItem } from '../change-items.ts';
import { ChangeRefused } from '../change-refused.ts';
import { changeContent } from '../content-version.ts';
import { findItemRow } from '../find-items.ts';
import { valuesFromRow } from '../item-rows.ts';
import type { ItemRow } from '../item-tables.ts';
import { refuseUnready } from '../publishing/not-publishable.ts';
import { refuseOutdated, type Save } from '../versions.ts';
import { findEditionRow } from './edition-rows.ts';
import { findFurtherTags } from './find-edition.ts';
import { findTyped } from './typed-edition.ts';

/** Nothing was stored; a sentence for each text. */
export class EditionRefused extends ChangeRefused {
  constructor(errors: Readonly<Record<string, string>>) {
    super(Object.values(errors)[0], { kind: 'invalid', errors });
  }
}

interface EditionOf {
  kind: Kind;
  /** Of the original. */
  id: string | number;
  language: string;
}

export interface SentEdition {
  /** By field: words, address and pictures. What is absent stays as it is. */
  values: Readonly<Record<string, unknown>>;
  /** Paths of texts that are still right, though the original has changed. */
  stillRight?: readonly string[];
  /** The originals that somebody had before them, by path; absent: as they are stored. */
  seen?: Readonly<Record<string, string>>;
}

/** @throws {EditionRefused} */
export function refuseLong(places: readonly TextPlace[]): void {
  const long = places.filter(({ text, limit }) => text.length > limit);
  if (long.length === 0) return;
  throw new EditionRefused(
    Object.fromEntries(
      long.map(({ path, limit }) => [
        path,
        `Please use at most ${limit.toLocaleString('en')} characters.`,
      ]),
    ),
  );
}

/** Pages with a route of their own have one address in every language, below its tag. */
function addressOf(kind: Kind, original: ItemRow, values: ItemRow): ItemRow {
  const name = addressField(kind);
  if (!name) return {};
  const [own, typed] = [String(original[name] ?? ''), String(values[name] ?? '')];
  const isLasting = kind.address.base === '' && lastingPaths.has(own);
  if (isLasting && typed !== '' && typed !== own) {
    throw new EditionRefused({ [name]: `This page has the address ${own} in every language.` });
  }
  const isFromTitle = kind.fields[name]?.required === undefined;
  return typed.trim() !== '' || isFromTitle ? {} : { [name]: own };
}

function valuesToStore(
  { kind, language }: EditionOf,
  original: ItemRow,
  base: ItemRow,
  { values, stillRight = [], seen = {} }: SentEdition,
): ItemRow {
  const own = editionsOf(kind);
  const sent = pick(
    { ...values },
    own.fieldNames.filter((name) => values[name] !== undefined),
  );
  const whole = { ...base, ...sent };
  const before = [...textPlaces(kind.fields, original, base)];
  const typed = [...textPlaces(kind.fields, original, whole)];
  refuseLong(typed);
  const cleaned = withPlaces(kind.fields, original, whole, ({ text, isHtml }) =>
    isHtml ? storedHtml(text) : text,
  );
  const after = textPlaces(kind.fields, original, cleaned);
  return {
    ...cleaned,
    ...addressOf(kind, original, whole),
    origin_id: original[kind.key.column],
    language,
    confirmed: confirmedAfter({ before, after, confirmed: base.confirmed, stillRight, seen }),
  };
}

/**
 * Saves an item in a further language, and nothing of the original or of other languages (R-L-03). Without a
 * wish, it is what the newest text is: a draft that waits stays one, and keeps its time (decision D58).
 *
 * @returns null without such an item or language @throws {EditionRefused} @throws {NotPublishable} @throws
 * {SlugTaken} @throws {VersionConflict}
 */
export async function saveEdition(
  db: Database,
  of: EditionOf,
  sent: SentEdition,
  save: Save = {},
): Promise<Versioned<object> | null> {
  const { kind, id, language } = of;
  const own = editionsOf(kind);
  return changeContent(db, async (transaction) => {
    if (!(await findFurtherTags(transaction)).includes(language)) return null;
    const row = await findItemRow(transaction, kind, id);
    if (!row) return null;
    const original = valuesFromRow(kind, row);
    const before = await findEditionRow(transaction, kind, id, language);
    const { values: typed, hasDraft } = await findTyped(transaction, own, before);
    const base = alignedEdition(kind.fields, original, typed);
    const values = valuesToStore(of, original, base, sent);
    if (save.status === publicStatus) refuseUnready(own, values);
    if (!before) {
      refuseOutdated({ ...base, version: 0 }, save);
      return insertItem(transaction, own, values, save);
    }
    const isPublic = before.status === publicStatus && !hasDraft;
    const status = save.status ?? (isPublic ? publicStatus : 'draft');
    const key = Number(before[own.key.column]);
    return updateItem(transaction, own, key, values, { ...save, status });
  });
}
