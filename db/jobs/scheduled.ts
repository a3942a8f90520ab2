import type { ScheduledItem } from '../../domain/api/operations/overview.ts';
import { nounOf } from '../../domain/content/kinds/names.ts';
import { findEditionPlaces } from '../content/editions/edition-places.ts';
import { findTitles } from '../content/lists/item-titles.ts';
import type { Database } from '../open.ts';
import { countRows } from '../row-counts.ts';

const columns = { publish: 'publish_at', unpublish: 'unpublish_at' } as const;

type Change = ScheduledItem['change'];

async function findNext(db: Database, change: Change, count: number) {
  const column = columns[change];
  const rows = await db
    .selectFrom('publishing')
    .select(['kind', 'item_id', `${column} as at`])
    .where(column, 'is not', null)
    .orderBy(column)
    .limit(count)
    .execute();
  return rows.map(({ at, kind, item_id }) => ({ kind, item_id, at: at ?? '', change }));
}

function countOf(db: Database, change: Change): Promise<number> {
  return countRows(db.selectFrom('publishing').where(columns[change], 'is not', null));
}

/** What is published and taken back next. */
export async function findScheduled(
  db: Database,
  count: number,
): Promise<{ items: ScheduledItem[]; total: number }> {
  const [published, unpublished, ...counts] = await Promise.all([
    findNext(db, 'publish', count),
    findNext(db, 'unpublish', count),
    countOf(db, 'publish'),
    countOf(db, 'unpublish'),
  ]);
  const next = [...published, ...unpublished]
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, count);
  const [titleOfItem, placeOf] = await Promise.all([
    findTitles(db, next),
    findEditionPlaces(db, next),
  ]);
  const items = next.map((row) => {
    const edition = placeOf(row);
    return {
      kind: nounOf(row.kind),
      id: row.item_id,
      at: row.at,
      change: row.change,
      title: titleOfItem(row) ?? '',
      ...(edition && { edition }),
    };
  });
  return { items, total: counts.reduce((sum, one) => sum + one, 0) };
}
