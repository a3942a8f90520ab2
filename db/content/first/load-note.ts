import type { FirstStep, StepState } from '../../../domain/api/content/first-hour.ts';
import type { Testimonial } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { writeSetting } from '../../site-rows.ts';
import type { TakenTexts } from './first-site-texts.ts';

export interface Removal {
  /** Names the change of the items. */
  bulk: string;
  at: string;
  count: number;
  testimonials: Testimonial[];
  /** Absent where an earlier release removed it. */
  texts?: TakenTexts[];
}

/** What the first content of a site was, beside its settings, and what its owner made of it. */
export interface LoadNote {
  content: 'demo' | 'blank';
  /** The name that came with it: while a site has it, its owner has not named it. */
  name: string;
  steps?: Partial<Record<FirstStep, StepState>>;
  isLeft?: boolean;
  removal?: Removal | null;
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

export function saveLoad(db: Database, note: LoadNote): Promise<void> {
  return writeSetting(db, key, note);
}

/** @returns null for a site that was never loaded */
export async function changeLoad(
  db: Database,
  change: (note: LoadNote) => Partial<LoadNote>,
): Promise<LoadNote | null> {
  return db.transaction().execute(async (transaction) => {
    // Locks the row: the second of two changes sees the first.
    await transaction
      .updateTable('settings')
      .set((eb) => ({ value: eb.ref('value') }))
      .where('key', '=', key)
      .execute();
    const note = await findLoad(transaction);
    if (!note) return null;
    const changed = { ...note, ...change(note) };
    await saveLoad(transaction, changed);
    return changed;
  });
}
