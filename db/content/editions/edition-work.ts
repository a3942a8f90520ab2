import { setImmediate } from 'node:timers/promises';
import { alignedEdition } from '../../../domain/content/editions/aligned-rows.ts';
import { textsOfEdition, type Work, workOf } from '../../../domain/content/editions/text-states.ts';
import type { Kind, Original } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import { isItemKind, type StoredKind } from '../../../domain/content/kinds/names.ts';
import { editionsOf, storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { Database } from '../../open.ts';
import { inParts } from '../../parts.ts';
import { lockContent } from '../content-version.ts';
import { findItemRow } from '../find-items.ts';
import { stateOf, valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables, rowsAfter } from '../item-tables.ts';
import { findEditionRow, findEditionRows } from './edition-rows.ts';
import { findTyped } from './typed-edition.ts';

/** Rows of items read at a time. */
const batch = 100;

const isSite = { kind: 'setting', item_id: 'site' } as const;

/** The further languages of the site, by the rows that stand for them. */
async function findLanguages(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('edition_work')
    .select('language')
    .where('kind', '=', isSite.kind)
    .execute();
  return rows.map(({ language }) => language);
}

interface Done {
  kind: Kind;
  original: ItemRow;
  language: string;
  edition?: ItemRow | undefined;
}

async function writeWork(db: Database, { kind, original, language, edition }: Done): Promise<void> {
  const own = editionsOf(kind);
  const { values: typed } = await findTyped(db, own, edition ?? null);
  const values = valuesFromRow(kind, original);
  const texts = alignedEdition(kind.fields, values, typed);
  const { confirmed } = texts;
  const work: Work = workOf(textsOfEdition(kind.fields, values, { texts, confirmed }));
  const edition_id = edition ? Number(edition.edition_id) : null;
  const row = { language, ...stateKey(kind, original), edition_id, ...work };
  await db
    .insertInto('edition_work')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['language', 'kind', 'item_id']).doUpdateSet({ edition_id, ...work }),
    )
    .execute();
}

function stateKey(kind: Kind, row: ItemRow) {
  const { kind: name, id: item_id } = stateOf(kind, row);
  return { kind: name, item_id };
}

async function updateOriginal(db: Database, kind: Kind, id: string): Promise<void> {
  const languages = await findLanguages(db);
  if (languages.length === 0) return;
  const original = await findItemRow(db, kind, id);
  if (!original) {
    const rows = db.deleteFrom('edition_work').where('kind', '=', kind.name);
    await rows.where('item_id', '=', id).execute();
    return;
  }
  const editions = await findEditionRows(db, kind, id);
  for (const language of languages) {
    const edition = editions.find((row) => row.language === language);
    await writeWork(db, { kind, original, language, edition });
  }
}

/** The original and the language of an edition, which may be gone by now. */
async function findPlace(db: Database, kind: Kind & { original: Original }, id: string) {
  const row = await findItemRow(db, kind, id);
  if (row) return { item_id: String(row.origin_id), language: String(row.language) };
  return db
    .selectFrom('edition_work')
    .select(['item_id', 'language'])
    .where('edition_id', '=', Number(id))
    .where('kind', '=', kind.original.name)
    .executeTakeFirst();
}

async function updateEdition(
  db: Database,
  kind: Kind & { original: Original },
  id: string,
): Promise<void> {
  const place = await findPlace(db, kind, id);
  if (!place) return;
  const { item_id, language } = place;
  const { original } = kind;
  const row = await findItemRow(db, original, item_id);
  if (!row || !(await findLanguages(db)).includes(language)) return;
  const edition = (await findEditionRow(db, original, item_id, language)) ?? undefined;
  await writeWork(db, { kind: original, original: row, language, edition });
}

/** In the transaction of each change of an original or of an edition (R-L-05). */
export async function updateWork(
  transaction: Database,
  { kind: name, id }: { kind: StoredKind; id: string },
): Promise<void> {
  const kind = storedKindNamed(name);
  const { original } = kind;
  if (original) await updateEdition(transaction, { ...kind, original }, id);
  else if (isItemKind(name)) await updateOriginal(transaction, kind, id);
}

/** Of a language whose items are not all listed yet, in the place of an edition. */
const unfilled = 0;

async function fillPart(db: Database, kind: Kind, language: string, last?: ItemRow) {
  const { table, key } = kind;
  return inTransaction(db, async (transaction) => {
    // Else a change meanwhile could be overwritten by what was read before it.
    await lockContent(transaction);
    if (!(await findLanguages(transaction)).includes(language)) return [];
    const items = itemTables(transaction).selectFrom(table).selectAll();
    const rows = await rowsAfter(items, key.column, last, batch);
    for (const original of rows) {
      const id = String(original[key.column]);
      const edition = (await findEditionRow(transaction, kind, id, language)) ?? undefined;
      await writeWork(transaction, { kind, original, language, edition });
    }
    return rows;
  });
}

function selectUnfilled(db: Database) {
  return db
    .selectFrom('edition_work')
    .select('language')
    .where('kind', '=', isSite.kind)
    .where('edition_id', '=', unfilled);
}

/** Lists the items of new languages, part by part, so that others write in between. */
export async function fillWork(db: Database, signal?: AbortSignal): Promise<void> {
  for (const { language } of await selectUnfilled(db).execute()) {
    for (const kind of anyKinds) {
      const parts = inParts<ItemRow>((last) => fillPart(db, kind, language, last), batch);
      for await (const _ of parts) {
        // SQLite answers at once: without a pause no request would be served before the end.
        await setImmediate();
        if (signal?.aborted) return;
      }
    }
    await db
      .updateTable('edition_work')
      .set({ edition_id: null })
      .where('kind', '=', isSite.kind)
      .where('language', '=', language)
      .execute();
  }
}

const nothing: Work = { missing: 0, outdated: 0, ready: 0, missing_words: 0, outdated_words: 0 };

/** When the languages of the site are saved; call `fillWork` when that is stored. */
export async function setWorkLanguages(
  transaction: Database,
  languages: readonly string[],
): Promise<void> {
  const known = await findLanguages(transaction);
  const gone = known.filter((language) => !languages.includes(language));
  if (gone.length > 0) {
    await transaction.deleteFrom('edition_work').where('language', 'in', gone).execute();
  }
  const rows = languages
    .filter((language) => !known.includes(language))
    .map((language) => ({ language, ...isSite, edition_id: unfilled, ...nothing }));
  if (rows.length > 0) await transaction.insertInto('edition_work').values(rows).execute();
}
