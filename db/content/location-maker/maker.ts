import {
  firstSheet,
  type Pattern,
  type PlacesSheet,
  patternSchema,
  sheetSchema,
} from '../../../domain/content/location-maker/sheet.ts';
import type { Database } from '../../open.ts';
import { ChangeRefused } from '../change-refused.ts';
import { changeContent } from '../content-version.ts';

export interface Maker {
  sheet: PlacesSheet;
  pattern: Pattern;
  version: number;
}

export class MakerOutdated extends ChangeRefused {
  constructor(current: Maker) {
    const message =
      'Somebody else has saved the table meanwhile. Load it again; what you typed stays here.';
    super(message, { current });
  }
}

const theOne = 1;

export async function findMaker(db: Database): Promise<Maker> {
  const row = await db.selectFrom('location_maker').selectAll().executeTakeFirst();
  if (!row) return { sheet: firstSheet, pattern: {}, version: 0 };
  return {
    sheet: sheetSchema.parse(JSON.parse(row.sheet)),
    pattern: patternSchema.parse(JSON.parse(row.pattern)),
    version: row.version,
  };
}

/** Names of places are masked in all texts from then on. @throws {MakerOutdated} */
export function saveMaker(
  db: Database,
  { sheet, pattern, version }: Maker,
  by: string,
): Promise<Maker> {
  return changeContent(db, async (transaction) => {
    const current = await findMaker(transaction);
    if (current.version !== version) throw new MakerOutdated(current);
    const row = {
      maker_id: theOne,
      sheet: JSON.stringify(sheet),
      pattern: JSON.stringify(pattern),
      version: version + 1,
      changed_by: by,
      changed_at: new Date().toISOString(),
    };
    await transaction
      .insertInto('location_maker')
      .values(row)
      .onConflict((conflict) => conflict.column('maker_id').doUpdateSet(row))
      .execute();
    return { sheet, pattern, version: version + 1 };
  });
}

export interface Make {
  item_id: number;
  made: Record<string, string>;
}

/** The pages that were made, by the ids of their rows. */
export async function findMakes(db: Database): Promise<Map<string, Make>> {
  const rows = await db.selectFrom('location_makes').selectAll().execute();
  return new Map(
    rows.map(({ row_id, item_id, made }) => [row_id, { item_id, made: JSON.parse(made) }]),
  );
}

export async function saveMake(transaction: Database, row_id: string, { item_id, made }: Make) {
  const row = { row_id, item_id, made: JSON.stringify(made), made_at: new Date().toISOString() };
  await transaction
    .insertInto('location_makes')
    .values(row)
    .onConflict((conflict) => conflict.column('row_id').doUpdateSet(row))
    .execute();
}
