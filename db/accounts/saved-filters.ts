import { type FilteredList, savedFilterLimits } from '../../domain/accounts/saved-filter.ts';
import type { SavedFilter } from '../../domain/api/accounts/saved-filters.ts';
import { compareTitles } from '../../domain/content/text/title-key.ts';
import { isRowId, storable } from '../column-limits.ts';
import type { Database } from '../open.ts';

type Owner = { user_id: number };

/** Why a filter is not saved: there is no room, another one has its name, or it is not there. */
export type NotSaved = 'full' | 'taken' | 'unknown';

const columns = ['saved_filter_id', 'list', 'name', 'query'] as const;

export async function findSavedFilters(
  db: Database,
  { user_id }: Owner,
  list: FilteredList,
): Promise<SavedFilter[]> {
  const rows = await db
    .selectFrom('saved_filters')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where('deleted_at', 'is', null)
    .orderBy('saved_filter_id')
    .execute();
  return rows.sort((one, other) => compareTitles(one.name, other.name));
}

async function whyNot(
  transaction: Database,
  owner: Owner,
  { list, name, saved_filter_id }: Pick<SavedFilter, 'list' | 'name'> & Partial<SavedFilter>,
): Promise<NotSaved | null> {
  const all = await findSavedFilters(transaction, owner, list);
  const others = all.filter((other) => other.saved_filter_id !== saved_filter_id);
  if (others.some((other) => other.name === name)) return 'taken';
  return others.length >= savedFilterLimits.count ? 'full' : null;
}

export function insertSavedFilter(
  db: Database,
  owner: Owner,
  typed: Omit<SavedFilter, 'saved_filter_id'>,
  now: number,
): Promise<SavedFilter | NotSaved> {
  const filter = storable(typed);
  const time = new Date(now).toISOString();
  const { user_id } = owner;
  return db.transaction().execute(async (transaction) => {
    const reason = await whyNot(transaction, owner, filter);
    if (reason) return reason;
    return transaction
      .insertInto('saved_filters')
      .values({ ...filter, user_id, created_at: time, updated_at: time, deleted_at: null })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

/** One that is not deleted, or with `isDeleted` one that is. */
async function findOwn(transaction: Database, { user_id }: Owner, id: number, isDeleted: boolean) {
  if (!isRowId(id)) return undefined;
  return transaction
    .selectFrom('saved_filters')
    .select(columns)
    .where('saved_filter_id', '=', id)
    .where('user_id', '=', user_id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst();
}

interface Change {
  id: number;
  now: number;
  /** It was deleted before. */
  isDeleted: boolean;
  name?: string;
}

/** What is changed is there afterwards, also what was deleted. */
function change(db: Database, owner: Owner, { id, now, isDeleted, name }: Change) {
  return db.transaction().execute(async (transaction): Promise<SavedFilter | NotSaved> => {
    const found = await findOwn(transaction, owner, id, isDeleted);
    if (!found) return 'unknown';
    const filter = storable({ ...found, name: name ?? found.name });
    const reason = await whyNot(transaction, owner, filter);
    if (reason) return reason;
    await transaction
      .updateTable('saved_filters')
      .set({ name: filter.name, deleted_at: null, updated_at: new Date(now).toISOString() })
      .where('saved_filter_id', '=', id)
      .execute();
    return filter;
  });
}

export function updateSavedFilter(
  db: Database,
  owner: Owner,
  id: number,
  name: string,
  now: number,
) {
  return change(db, owner, { id, now, isDeleted: false, name });
}

export function restoreSavedFilter(db: Database, owner: Owner, id: number, now: number) {
  return change(db, owner, { id, now, isDeleted: true });
}

export async function deleteSavedFilter(
  db: Database,
  owner: Owner,
  id: number,
  now: number,
): Promise<boolean> {
  if (!(await findOwn(db, owner, id, false))) return false;
  await db
    .updateTable('saved_filters')
    .set({ deleted_at: new Date(now).toISOString() })
    .where('saved_filter_id', '=', id)
    .execute();
  return true;
}

/** What was deleted before `time`. */
export async function purgeSavedFilters(db: Database, time: number): Promise<void> {
  await db
    .deleteFrom('saved_filters')
    .where('deleted_at', '<', new Date(time).toISOString())
    .execute();
}

/** Of everybody, deleted ones too: those that look for an address. */
export async function deleteFiltersOfPerson(transaction: Database, email: string): Promise<number> {
  const address = email.trim().toLowerCase();
  const filters = await transaction
    .selectFrom('saved_filters')
    .select(['saved_filter_id', 'query'])
    .execute();
  const ids = filters
    .filter(({ query }) => {
      const words = new URLSearchParams(query).get('find')?.toLowerCase().split(/\s+/);
      return words?.includes(address);
    })
    .map(({ saved_filter_id }) => saved_filter_id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('saved_filters').where('saved_filter_id', 'in', ids).execute();
  return ids.length;
}
