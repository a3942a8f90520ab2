import type { Database } from '../open.ts';

/** What the first content of a site was, beside its settings. */
export interface LoadNote {
  content: 'demo' | 'blank';
  /** The name that came with it: while a site has it, its owner has not named it. */
  name: string;
}

const key = 'first-content';

export async function findLoad(db: Database): Promise<LoadNote | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

export async function saveLoad(db: Database, note: LoadNote): Promise<void> {
  const value = JSON.stringify(note);
  const updated_at = new Date().toISOString();
  await db
    .insertInto('settings')
    .values({ key, value, first_value: value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute();
}
