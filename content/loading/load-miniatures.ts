import { changeContent } from '../../db/content/content-version.ts';
import { updateEntries } from '../../db/content/item-entries.ts';
import { rowFromValues, valuesFromRow } from '../../db/content/item-rows.ts';
import { type ItemRow, itemTables } from '../../db/content/item-tables.ts';
import type { Database } from '../../db/open.ts';
import { pick } from '../../db/pick.ts';
import { textPlaces } from '../../domain/content/editions/text-places.ts';
import { confirmedAfter } from '../../domain/content/editions/text-states.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { editionsOf } from '../../domain/content/kinds/stored-kinds.ts';
import { miniatureFields } from '../../domain/content/kinds/study-miniature.ts';
import { firstCaseStudies } from '../case-studies.ts';
import { arabic } from '../editions/ar.ts';
import { urdu } from '../editions/ur.ts';

const fields = Object.keys(miniatureFields) as (keyof typeof miniatureFields)[];
const editionKind = editionsOf(caseStudyKind);
const editions = Object.entries({ ar: arabic, ur: urdu });

/** The studies whose words the code had, by the names under which it had them. */
const slugs: ReadonlyMap<unknown, string> = new Map([
  ['bahar-lane', 'bahar-lane-clinics'],
  ['dawra', 'dawra-staff-lines'],
  ['ribat-axle', 'ribat-axle-stores'],
  ['twelve-wells', 'twelve-wells-dates'],
]);

/** None to try for a name that nobody knows. */
function wordsOf(name: unknown): ItemRow {
  const study = firstCaseStudies.find(({ slug }) => slug === slugs.get(name));
  return study ? pick(study, fields) : { miniatureSteps: [] };
}

async function fillEditions(transaction: Database, id: unknown, name: unknown): Promise<void> {
  const tables = itemTables(transaction);
  for (const [language, own] of editions) {
    const found = own['case-studies'].find(({ item }) => item === slugs.get(name));
    const stored = await tables
      .selectFrom(editionKind.table)
      .selectAll()
      .where('origin_id', '=', id)
      .where('language', '=', language)
      .executeTakeFirst();
    if (!found || !stored) continue;
    const texts = pick(found.texts, fields);
    const { confirmed } = valuesFromRow(editionKind, stored);
    const after = textPlaces(miniatureFields, wordsOf(name), texts);
    const both = confirmedAfter({ before: [], after, confirmed, stillRight: [] });
    await tables
      .updateTable(editionKind.table)
      .set(rowFromValues(editionKind, { ...texts, confirmed: both }))
      .where('edition_id', '=', stored.edition_id)
      .execute();
    await updateEntries(transaction, { kind: editionKind.name, id: String(stored.edition_id) });
  }
}

function findNamedDrafts(db: Database) {
  return db
    .selectFrom('publishing')
    .select(['item_id', 'draft'])
    .where('kind', '=', caseStudyKind.name)
    .where('draft', 'like', '%"miniature":"%')
    .where('draft', 'not like', '%"miniature":""%')
    .where('draft', 'not like', '%"miniatureSteps":%');
}

/** A newer draft names the same one as its study, or another. */
async function fillDrafts(transaction: Database): Promise<void> {
  for (const { item_id, draft } of await findNamedDrafts(transaction).execute()) {
    const values = JSON.parse(draft ?? '{}');
    await transaction
      .updateTable('publishing')
      .set({ draft: JSON.stringify({ ...values, ...wordsOf(values.miniature) }) })
      .where('kind', '=', caseStudyKind.name)
      .where('item_id', '=', item_id)
      .execute();
  }
}

function findNamed(db: Database) {
  return itemTables(db)
    .selectFrom(caseStudyKind.table)
    .select(['_id', 'miniature'])
    .where('miniatureSteps', 'is', null)
    .where('miniature', '!=', '');
}

/** For a site that is older than the words of its miniatures, which were part of the code before. */
export async function loadMiniaturesOnce(db: Database): Promise<void> {
  const [named, draft] = await Promise.all([
    findNamed(db).executeTakeFirst(),
    findNamedDrafts(db).executeTakeFirst(),
  ]);
  if (!named && !draft) return;
  await changeContent(db, async (transaction) => {
    await fillDrafts(transaction);
    for (const { _id, miniature } of await findNamed(transaction).execute()) {
      const values = rowFromValues(caseStudyKind, wordsOf(miniature));
      await itemTables(transaction)
        .updateTable(caseStudyKind.table)
        .set(values)
        .where('_id', '=', _id)
        .execute();
      await fillEditions(transaction, _id, miniature);
      await updateEntries(transaction, { kind: caseStudyKind.name, id: String(_id) });
    }
  });
}
