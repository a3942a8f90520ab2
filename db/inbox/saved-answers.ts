import type { SavedAnswer } from '../../domain/api/inbox/saved-answers.ts';
import { compareTitles } from '../../domain/content/text/title-key.ts';
import { maxSavedAnswers } from '../../domain/inbox/saved-answer.ts';
import { isRowId, storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';

type Typed = Omit<SavedAnswer, 'saved_answer_id'>;

const columns = ['saved_answer_id', 'title', 'text'] as const;

export async function findSavedAnswers(db: Database): Promise<SavedAnswer[]> {
  const rows = await db
    .selectFrom('saved_answers')
    .select(columns)
    .where('deleted_at', 'is', null)
    .orderBy('saved_answer_id')
    .execute();
  return rows.sort((one, other) => compareTitles(one.title, other.title));
}

export async function insertSavedAnswer(
  db: Database,
  typed: Typed,
  now: number,
): Promise<SavedAnswer | null> {
  const time = new Date(now).toISOString();
  if ((await findSavedAnswers(db)).length >= maxSavedAnswers) return null;
  return db
    .insertInto('saved_answers')
    .values({ ...storable(typed), created_at: time, updated_at: time, deleted_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @param change throws to leave it as it is */
export async function updateSavedAnswer(
  db: Database,
  id: number,
  change: (known: SavedAnswer) => Partial<Typed>,
  now: number,
): Promise<SavedAnswer | null> {
  if (!isRowId(id)) return null;
  return db.transaction().execute(async (transaction) => {
    const update = (typed: Partial<Typed>) =>
      transaction
        .updateTable('saved_answers')
        .set({ ...storable(typed), updated_at: new Date(now).toISOString() })
        .where('saved_answer_id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(columns)
        .executeTakeFirst();
    // Locks the row: the second of two changes sees the first.
    const known = await update({});
    return known ? ((await update(change(known))) ?? null) : null;
  });
}

async function setDeleted(db: Database, id: number, deleted_at: string | null): Promise<boolean> {
  if (!isRowId(id)) return false;
  return hasChanged(
    db
      .updateTable('saved_answers')
      .set({ deleted_at })
      .where('saved_answer_id', '=', id)
      .where('deleted_at', deleted_at === null ? 'is not' : 'is', null),
  );
}

export function deleteSavedAnswer(db: Database, id: number, now: number): Promise<boolean> {
  return setDeleted(db, id, new Date(now).toISOString());
}

export function restoreSavedAnswer(db: Database, id: number): Promise<boolean> {
  return setDeleted(db, id, null);
}

export async function purgeSavedAnswers(db: Database, time: number): Promise<void> {
  await db
    .deleteFrom('saved_answers')
    .where('deleted_at', '<', new Date(time).toISOString())
    .execute();
}
