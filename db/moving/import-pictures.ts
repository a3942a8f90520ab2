import { sql } from 'kysely';
import { storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import type { MovingTables } from './moving-tables.ts';

type ImportPicture = MovingTables['import_pictures'];

export async function findPicture(
  db: Database,
  import_id: number,
  address: string,
): Promise<ImportPicture | null> {
  const row = await db
    .selectFrom('import_pictures')
    .selectAll()
    .where('import_id', '=', import_id)
    .where('address', '=', address)
    .executeTakeFirst();
  return row ?? null;
}

export async function savePicture(db: Database, picture: ImportPicture): Promise<void> {
  const { file, reason } = picture;
  await db
    .insertInto('import_pictures')
    .values(storable(picture))
    .onConflict((conflict) =>
      conflict.columns(['import_id', 'address']).doUpdateSet(storable({ file, reason })),
    )
    .execute();
}

/** Those that could not be had. */
export async function findMissingPictures(
  db: Database,
  import_id: number,
  limit: number,
): Promise<ImportPicture[]> {
  return db
    .selectFrom('import_pictures')
    .selectAll()
    .where('import_id', '=', import_id)
    .where('file', '=', '')
    .orderBy('address')
    .limit(limit)
    .execute();
}

export async function countPictures(db: Database, import_id: number) {
  const { all, missing } = await db
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.countAll().as('all'))
    .select((eb) => eb.fn.sum(eb.case().when('file', '=', '').then(1).else(0).end()).as('missing'))
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow();
  return { all: Number(all), missing: Number(missing ?? 0) };
}

/** Missing ones are tried again, and what shows them is written again. */
export async function retryPictures(transaction: Database, import_id: number): Promise<void> {
  await transaction
    .deleteFrom('import_pictures')
    .where('import_id', '=', import_id)
    .where('file', '=', '')
    .execute();
  await transaction
    .updateTable('import_entries')
    .set({ state: 'again' })
    .where('import_id', '=', import_id)
    .where('state', '=', 'imported')
    .where('what', '=', 'item')
    .where('notes', 'like', '%picture%')
    .execute();
}

/** Bytes of those that are in the media library. */
export async function sizeOfPictures(db: Database, import_id: number): Promise<number> {
  const files = db
    .selectFrom('import_pictures')
    .select(sql<string>`substr(file, ${'/media/'.length + 1})`.as('name'))
    .where('import_id', '=', import_id)
    .where('file', '!=', '');
  const { size } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum('size').as('size'))
    .where('file_name', 'in', files)
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}
