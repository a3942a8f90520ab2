import type { Work } from '../../../domain/content/editions/text-states.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';
import { findEditions } from '../public/editions.ts';

interface WorkInLanguage extends Work {
  language: string;
  /** Editions that are public, or would be in a language that is. */
  pages: number;
}

/** What is left to translate into each further language, items alone. */
export async function findWorkByLanguage(db: Database): Promise<WorkInLanguage[]> {
  const { addresses } = await findEditions(db);
  const rows = await db
    .selectFrom('edition_work')
    .select(({ fn }) => [
      'language',
      fn.sum<number>('missing').as('missing'),
      fn.sum<number>('outdated').as('outdated'),
      fn.sum<number>('ready').as('ready'),
      fn.sum<number>('missing_words').as('missing_words'),
      fn.sum<number>('outdated_words').as('outdated_words'),
    ])
    .groupBy('language')
    .orderBy('language')
    .execute();
  // Postgres answers sums as texts.
  return rows.map(({ language, ...work }) => ({
    language,
    pages: addresses.get(language)?.size ?? 0,
    missing: Number(work.missing),
    outdated: Number(work.outdated),
    ready: Number(work.ready),
    missing_words: Number(work.missing_words),
    outdated_words: Number(work.outdated_words),
  }));
}

export async function findWorkOf(db: Database, kind: ItemKind, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('edition_work')
    .select(['item_id', 'language', 'missing', 'outdated', 'ready'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .orderBy('language')
    .execute();
}
