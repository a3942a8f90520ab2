import type { RefusedPublication } from '../../domain/api/operations/overview.ts';
import { nounOf } from '../../domain/content/kinds/names.ts';
import { findEditionPlaces } from '../content/editions/edition-places.ts';
import type { Database } from '../open.ts';
import { publishingFailed } from './audit.ts';

/** What was not published at its time, the last first, until it is saved, scheduled or deleted. */
export async function findRefusedPublications(
  db: Database,
  count: number,
): Promise<RefusedPublication[]> {
  const rows = await db
    .selectFrom('audit_log as entry')
    .innerJoin('item_list as listed', (join) =>
      join.onRef('listed.kind', '=', 'entry.kind').onRef('listed.item_id', '=', 'entry.item_id'),
    )
    .select(['listed.kind', 'listed.item_id', 'entry.title', 'entry.made_at', 'entry.changes'])
    .where('entry.action', '=', publishingFailed)
    .where('listed.state', 'in', ['draft', 'changed', 'taken back'])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('revisions')
            .select('revision_id')
            .whereRef('revisions.kind', '=', 'entry.kind')
            .whereRef('revisions.item_id', '=', 'entry.item_id')
            .whereRef('revisions.made_at', '>', 'entry.made_at'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_log as later')
            .select('later.audit_id')
            .where('later.action', '=', publishingFailed)
            .whereRef('later.audit_id', '>', 'entry.audit_id')
            .whereRef('later.kind', '=', 'entry.kind')
            .whereRef('later.item_id', '=', 'entry.item_id'),
        ),
      ),
    )
    .orderBy('entry.audit_id', 'desc')
    .limit(count)
    .execute();
  const placeOf = await findEditionPlaces(db, rows);
  return rows.map((row) => {
    const edition = placeOf(row);
    const [why] = JSON.parse(row.changes);
    return {
      kind: nounOf(row.kind),
      id: row.item_id,
      title: row.title,
      at: row.made_at,
      reason: String(why?.new ?? ''),
      ...(edition && { edition }),
    };
  });
}
