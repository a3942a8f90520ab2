import { sql } from 'kysely';
import { storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import type { Import } from './imports.ts';
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

/** Files of the old library that nothing stood for: they may be had now, and are looked at last. */
async function retryFiles(transaction: Database, import_id: number): Promise<void> {
  const files = transaction
    .selectFrom('import_entries')
    .select('source_id')
    .where('import_id', '=', import_id)
    .where('what', '=', 'file')
    .where('state', '=', 'dropped');
  await transaction
    .updateTable('import_addresses')
    .set({ state: 'redirect' })
    .where('import_id', '=', import_id)
    .where('state', '=', 'look')
    .where('source_id', 'in', files)
    .execute();
  await transaction
    .updateTable('import_entries')
    .set({ state: 'again' })
    .where('import_id', '=', import_id)
    .where('what', '=', 'file')
    .where('state', '=', 'dropped')
    .execute();
}

/** Missing ones are tried again, and what shows them is written again. */
export async function retryPictures(transaction: Database, import_id: number): Promise<void> {
  const states = [
    ['imported', 'again'],
    ['changed', 'changed again'],
  ] as const;
  for (const [from, state] of states) {
    await transaction
      .updateTable('import_entries')
      .set({ state })
      .where('import_id', '=', import_id)
      .where('state', '=', from)
      .where('what', '=', 'item')
      .where('notes', 'like', '%picture%')
      .execute();
  }
  const again = transaction
    .selectFrom('import_entries')
    .select('source_id')
    .where('import_id', '=', import_id)
    .where('state', 'in', ['again', 'changed again']);
  await transaction
    .deleteFrom('import_pictures')
    .where('import_id', '=', import_id)
    .where('file', '=', '')
    .where('source_id', 'in', again)
    .execute();
  await retryFiles(transaction, import_id);
}

/** What another import of the same source has brought, where it is still in the media library. */
export async function findEarlierPicture(
  db: Database,
  { import_id, source }: Pick<Import, 'import_id' | 'source'>,
  addresses: readonly string[],
): Promise<{ address: string; file: string } | null> {
  if (source === '') return null;
  const rows = await db
    .selectFrom('imports')
    .innerJoin('import_pictures', 'import_pictures.import_id', 'imports.import_id')
    .select(['import_pictures.address', 'import_pictures.file'])
    .where('imports.source', '=', source)
    .where('imports.import_id', '!=', import_id)
    .where('import_pictures.address', 'in', addresses)
    .where('import_pictures.file', '!=', '')
    .orderBy('imports.import_id', 'desc')
    .execute();
  for (const row of rows) {
    if (await isInLibrary(db, row.file)) return row;
  }
  return null;
}

async function isInLibrary(db: Database, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('upload_id')
    .where('file_name', '=', file.slice('/media/'.length))
    .executeTakeFirst();
  return row !== undefined;
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
