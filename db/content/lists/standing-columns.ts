import { type AliasedRawBuilder, sql } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import {
  type PublishingState,
  type PublishingStatus,
  publicStatus,
  publishingStateOf,
} from '../../../domain/content/publishing.ts';
import type { ItemRow } from '../item-tables.ts';

/** Where an item of a list stands, and who has changed it last. */
export interface Listing {
  state: PublishingState;
  publish_at: string | null;
  /** Address of the user; empty when nobody of the back office has. */
  changed_by: string;
  open_remarks: number;
}

/** For rows of a kind's own table, whose status is selected beside them. */
export function standingColumns({ name, table, key }: Kind): AliasedRawBuilder<unknown, string>[] {
  const own = sql`cast(${sql.ref(`${table}.${key.column}`)} as text)`;
  const isOfItem = sql`kind = ${name} and item_id = ${own}`;
  const isHidden = sql`${sql.ref(`${table}.status`)} <> ${publicStatus}`;
  return [
    sql`(select count(draft) from publishing where ${isOfItem})`.as('newer_drafts'),
    sql`(select publish_at from publishing where ${isOfItem})`.as('publish_at'),
    sql`(select max(made_at) from revisions
      where ${isOfItem} and action = 'unpublished' and ${isHidden})`.as('taken_back_at'),
    sql`(select made_by from revisions where ${isOfItem} and made_by <> ''
      order by revision_id desc limit 1)`.as('changed_by'),
    sql`(select count(*) from remarks where ${isOfItem}
      and answers_to is null and resolved_at is null and deleted_at is null)`.as('open_remarks'),
  ];
}

export function listingOf(row: ItemRow): Listing {
  // The columns above, and the status that every table of items has.
  const { status, publish_at, taken_back_at, changed_by } = row as {
    status: PublishingStatus;
    publish_at: string | null;
    taken_back_at: string | null;
    changed_by: string | null;
  };
  // A count is a text in Postgres.
  const draft = Number(row.newer_drafts) > 0 ? true : null;
  const state = publishingStateOf({ status, draft, publish_at, taken_back_at });
  const open_remarks = Number(row.open_remarks);
  return { state, publish_at, changed_by: changed_by ?? '', open_remarks };
}
