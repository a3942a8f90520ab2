import type { ExpressionBuilder, Selectable } from 'kysely';
import {
  firstChoices,
  type ImportChoices,
  type ImportState,
  importChoices,
  workingStates,
} from '../../domain/moving/import.ts';
import { storable } from '../column-limits.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';
import type { Tables } from '../tables.ts';

export interface Import extends Omit<Selectable<Tables['imports']>, 'choices'> {
  choices: ImportChoices;
}

function importOf(row: Selectable<Tables['imports']>): Import {
  return { ...row, choices: importChoices.parse(JSON.parse(row.choices)) };
}

export async function insertImport(
  db: Database,
  given: Pick<Import, 'name' | 'file' | 'size' | 'made_by'> & { choices?: ImportChoices },
): Promise<Import> {
  const { choices = firstChoices, ...rest } = given;
  const row = await db
    .insertInto('imports')
    .values({
      ...storable(rest),
      format: '',
      source: '',
      state: 'reading',
      problem: '',
      lease_until: '',
      choices: JSON.stringify(choices),
      made_at: new Date().toISOString(),
      begun_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return importOf(row);
}

export async function findImport(db: Database, id: number): Promise<Import | null> {
  const query = db.selectFrom('imports').selectAll().where('import_id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? importOf(row) : null;
}

/** Holds off other changes of it until the transaction ends. */
export async function lockImport(transaction: Database, id: number): Promise<Import | null> {
  const row = await transaction
    .updateTable('imports')
    .set((eb) => ({ lease_until: eb.ref('lease_until') }))
    .where('import_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? importOf(row) : null;
}

/** The newest first. */
export async function findImports(db: Database, limit: number): Promise<Import[]> {
  const query = db.selectFrom('imports').selectAll().orderBy('import_id', 'desc').limit(limit);
  return (await query.execute()).map(importOf);
}

type ImportChange = Partial<
  Pick<Import, 'state' | 'problem' | 'format' | 'source' | 'choices' | 'file'> &
    Pick<Import, 'begun_at' | 'ended_at' | 'lease_until' | 'claims'>
>;

/** @param from in which states alone; @returns whether it was changed */
export function changeImport(
  db: Database,
  id: number,
  { choices, ...change }: ImportChange,
  from?: readonly ImportState[],
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('imports')
      .set({ ...storable(change), ...(choices && { choices: JSON.stringify(choices) }) })
      .where('import_id', '=', id)
      .$if(from !== undefined, (query) => query.where('state', 'in', from ?? [])),
  );
}

/**
 * An import that has work to do and that no process works on, held for `lease` milliseconds: of several
 * processes one gets it. A longer lease was written before the clock was set back (fault F15).
 */
export async function claimImport(
  db: Database,
  { now, lease, id }: { now: number; lease: number; id?: number },
): Promise<Import | null> {
  const isFree = ({ or, eb }: ExpressionBuilder<Tables, 'imports'>) =>
    or([eb('lease_until', '<=', isoTime(now)), eb('lease_until', '>', isoTime(now + 2 * lease))]);
  const waiting = db
    .selectFrom('imports')
    .select('import_id')
    .where('state', 'in', workingStates)
    .where(isFree)
    .$if(id !== undefined, (query) => query.where('import_id', '=', id ?? 0))
    .orderBy('import_id')
    .limit(1);
  const row = await db
    .updateTable('imports')
    .set((eb) => ({ lease_until: isoTime(now + lease), claims: eb('claims', '+', 1) }))
    .where('import_id', '=', waiting)
    .where(isFree)
    .returningAll()
    .executeTakeFirst();
  return row ? importOf(row) : null;
}

export async function deleteImport(transaction: Database, id: number): Promise<void> {
  for (const table of [
    'import_entries',
    'import_addresses',
    'import_pictures',
    'imports',
  ] as const) {
    await transaction.deleteFrom(table).where('import_id', '=', id).execute();
  }
}

/** Those whose file is still there though they are older. */
export async function findImportsBefore(db: Database, before: string): Promise<Import[]> {
  const query = db.selectFrom('imports').selectAll().where('made_at', '<', before);
  return (await query.where('file', '!=', '').execute()).map(importOf);
}

export async function isImportFile(db: Database, file: string): Promise<boolean> {
  const query = db.selectFrom('imports').select('import_id').where('file', '=', file);
  return (await query.executeTakeFirst()) !== undefined;
}
