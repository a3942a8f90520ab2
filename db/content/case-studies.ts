import { randomBytes } from 'node:crypto';
import type { Versioned } from '../../domain/content/item.ts';
import {
  type CaseStudy,
  type CaseStudyInput,
  type CaseStudyListItem,
  type CaseStudyText,
  caseStudyTextFields,
} from '../../domain/content/kinds/case-study.ts';
import { type PublishingStatus, publicStatus } from '../../domain/content/publishing.ts';
import { storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { inParts, wholeOf } from '../parts.ts';
import { pick } from '../pick.ts';
import type { CaseStudyRow } from '../tables.ts';
import { changeContent } from './content-version.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { moveToTrash } from './history/trash.ts';
import { noteChange } from './item-change.ts';
import { studyFields, studyListColumns } from './item-columns.ts';
import { studyState } from './item-state.ts';
import { isPublished, type Visibility } from './published.ts';
import { refuseOutdated, type Save } from './versions.ts';

const columns = ['_id', ...studyFields, 'version'] as const;

export function isCaseStudyId(id: string): boolean {
  return /^[0-9a-f]{24}$/.test(id);
}

function caseStudyFromRow(row: Pick<CaseStudyRow, (typeof columns)[number]>): Versioned<CaseStudy> {
  return { ...row, reviews: JSON.parse(row.reviews) };
}

/** Newest first; each with exactly the four keys of the list call (R-3-01). */
export async function findCaseStudies(
  db: Database,
  visibility: Visibility,
): Promise<CaseStudyListItem[]> {
  return wholeOf(findCaseStudyParts(db, visibility));
}

/** The same list in parts, for readers who cannot hold all of it. */
export async function* findCaseStudyParts(
  db: Database,
  { drafts }: Visibility,
): AsyncGenerator<CaseStudyListItem[]> {
  type Row = CaseStudyListItem & Pick<CaseStudyRow, 'created_at'>;
  const parts = inParts<Row>((last, count) =>
    db
      .selectFrom('case_studies')
      .select([...studyListColumns, 'created_at'])
      .$if(!drafts, (query) => query.where(isPublished))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('created_at', '_id'),
            '<',
            eb.tuple(last?.created_at ?? '', last?._id ?? ''),
          ),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('_id', 'desc')
      .limit(count)
      .execute(),
  );
  for await (const rows of parts) yield rows.map(({ created_at: _, ...item }) => item);
}

export async function findCaseStudyById(
  db: Database,
  id: string,
  { drafts }: Visibility,
): Promise<Versioned<CaseStudy> | null> {
  if (!isCaseStudyId(id)) return null;
  const row = await db
    .selectFrom('case_studies')
    .select(columns)
    .where('_id', '=', id)
    .$if(!drafts, (query) => query.where(isPublished))
    .executeTakeFirst();
  return row ? caseStudyFromRow(row) : null;
}

/** Now, or just after the newest study: "newest first" holds within one millisecond, too. */
async function creationTime(transaction: Database): Promise<string> {
  const newest = await transaction
    .selectFrom('case_studies')
    .select((eb) => eb.fn.max('created_at').as('time'))
    .executeTakeFirst();
  const afterNewest = newest?.time ? Date.parse(newest.time) + 1 : 0;
  return new Date(Math.max(Date.now(), afterNewest)).toISOString();
}

function insert(
  db: Database,
  study: CaseStudy,
  status: PublishingStatus,
  save: Save = {},
): Promise<Versioned<CaseStudy>> {
  return changeContent(db, async (transaction) => {
    const created_at = await creationTime(transaction);
    const row = await transaction
      .insertInto('case_studies')
      .values({
        ...storable(study),
        reviews: JSON.stringify(study.reviews),
        status,
        created_at,
        updated_at: created_at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(transaction, { before: null, after: studyState(row) }, save);
    return caseStudyFromRow(pick(row, columns));
  });
}

/** An empty draft; its first valid update publishes it (decision D8). */
export async function insertCaseStudy(
  db: Database,
  save: Save = {},
): Promise<Versioned<CaseStudy>> {
  const empty = Object.fromEntries(caseStudyTextFields.map((field) => [field, '']));
  // Made of the very list of fields that the type is made of.
  const text = empty as CaseStudyText;
  return insert(db, { _id: randomBytes(12).toString('hex'), ...text, reviews: [] }, 'draft', save);
}

/** A published study with the id it brings, for the first content. */
export async function insertFirstCaseStudy(db: Database, study: CaseStudy): Promise<void> {
  await insert(db, study, publicStatus);
}

/** The study as an administrator is about to change it. @throws {VersionConflict} */
async function findToChange(
  transaction: Database,
  id: string,
  save: Save,
): Promise<CaseStudyRow | null> {
  const query = transaction.selectFrom('case_studies').selectAll().where('_id', '=', id);
  const row = await query.executeTakeFirst();
  if (row) refuseOutdated(caseStudyFromRow(pick(row, columns)), save);
  return row ?? null;
}

/** Keeps a newer draft of a published study; the version counts, what visitors see stays. */
async function saveBeside(
  transaction: Database,
  before: CaseStudyRow,
  saved: CaseStudyRow,
  save: Save,
): Promise<Versioned<CaseStudy>> {
  const { _id } = before;
  const version = before.version + 1;
  await transaction.updateTable('case_studies').set({ version }).where('_id', '=', _id).execute();
  const draft: CaseStudyRow = { ...saved, version, status: 'draft' };
  await keepDraft(transaction, studyState(before), studyState(draft), save);
  return caseStudyFromRow(pick(draft, columns));
}

/**
 * Absent fields keep their value. The update publishes the study (decision D8).
 * @throws {VersionConflict}
 */
export async function updateCaseStudy(
  db: Database,
  id: string,
  input: CaseStudyInput,
  save: Save = {},
): Promise<Versioned<CaseStudy> | null> {
  if (!isCaseStudyId(id)) return null;
  const given = caseStudyTextFields.filter((field) => input[field] !== undefined);
  const text = Object.fromEntries(given.map((field) => [field, input[field]]));
  const values = {
    ...storable(text),
    ...(input.reviews && { reviews: JSON.stringify(input.reviews) }),
  };
  return changeContent(db, async (transaction) => {
    const before = await findToChange(transaction, id, save);
    if (!before) return null;
    if (save.status === 'draft' && before.status === publicStatus) {
      return saveBeside(transaction, before, { ...before, ...values }, save);
    }
    const row = await transaction
      .updateTable('case_studies')
      .set((eb) => ({
        ...values,
        status: save.status ?? publicStatus,
        updated_at: new Date().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await dropDraft(transaction, studyState(row));
    await noteChange(transaction, { before: studyState(before), after: studyState(row) }, save);
    return caseStudyFromRow(pick(row, columns));
  });
}

/** @throws {VersionConflict} */
export async function deleteCaseStudy(db: Database, id: string, save: Save = {}): Promise<boolean> {
  if (!isCaseStudyId(id)) return false;
  return changeContent(db, async (transaction) => {
    if (!(await findToChange(transaction, id, save))) return false;
    const deletion = transaction.deleteFrom('case_studies').where('_id', '=', id).returningAll();
    const row = await deletion.executeTakeFirstOrThrow();
    const before = studyState(row);
    await moveToTrash(transaction, before, { row }, save);
    await noteChange(transaction, { before, after: null }, save);
    return true;
  });
}
