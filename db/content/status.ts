import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import type { PublishingStatus } from '../../domain/content/publishing.ts';
import type { Database } from '../open.ts';
import { blogState, type ItemState, locationState, studyState } from './item-state.ts';

/** Publishes an item that exists, or takes it back, without changing a word of it. */
export async function setStatus(
  transaction: Database,
  kind: ItemKind,
  id: string,
  status: PublishingStatus,
): Promise<ItemState> {
  const values = { status, updated_at: new Date().toISOString() };
  if (kind === 'case-study') {
    const row = await transaction
      .updateTable('case_studies')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return studyState(row);
  }
  if (kind === 'blog') {
    const row = await transaction
      .updateTable('blogs')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('blog_id', '=', Number(id))
      .returningAll()
      .executeTakeFirstOrThrow();
    return blogState(row);
  }
  const row = await transaction
    .updateTable('location_pages')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('location_id', '=', Number(id))
    .returningAll()
    .executeTakeFirstOrThrow();
  return locationState(row);
}
