import { alignedEdition } from '../../../domain/content/editions/aligned-rows.ts';
import { textsOfEdition, type Work, workOf } from '../../../domain/content/editions/text-states.ts';
import type { Kind, Original } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import { isItemKind, type StoredKind } from '../../../domain/content/kinds/names.ts';
import { editionsOf, storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { findItemRow } from '../find-items.ts';
import { stateOf, valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemParts, itemTables } from '../item-tables.ts';
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

async function fillLanguage(db: Database, language: string): Promise<void> {
  await db
    .insertInto('edition_work')
    .values({ language, ...isSite, edition_id: null, ...nothing })
    .execute();
  for (const kind of anyKinds) {
    const all = itemTables(db).selectFrom(kind.table).selectAll();
    for await (const rows of itemParts(all, kind.key.column, batch)) {
      for (const original of rows) {
        const id = String(original[kind.key.column]);
        const edition = (await findEditionRow(db, kind, id, language)) ?? undefined;
        await writeWork(db, { kind, original, language, edition });
      }
    }
  }
}

const nothing: Work = { missing: 0, outdated: 0, ready: 0, missing_words: 0, outdated_words: 0 };

/** When the languages of the site are saved. */
export async function setWorkLanguages(
  transaction: Database,
  languages: readonly string[],
): Promise<void> {
  const known = await findLanguages(transaction);
  const gone = known.filter((language) => !languages.includes(language));
  if (gone.length > 0) {
    await transaction.deleteFrom('edition_work').where('language', 'in', gone).execute();
  }
  for (const language of languages) {
    if (!known.includes(language)) await fillLanguage(transaction, language);
  }
}
