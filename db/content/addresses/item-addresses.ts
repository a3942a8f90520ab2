import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { isRowId } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { blogState, type ItemState, locationState, studyState } from '../item-state.ts';

type Find = (db: Database, id: string) => Promise<ItemState | null>;

const finders: Record<ItemKind, Find> = {
  async 'case-study'(db, id) {
    const query = db.selectFrom('case_studies').selectAll().where('_id', '=', id);
    const row = await query.executeTakeFirst();
    return row ? studyState(row) : null;
  },
  async blog(db, id) {
    if (!isRowId(Number(id))) return null;
    const query = db.selectFrom('blogs').selectAll().where('blog_id', '=', Number(id));
    const row = await query.executeTakeFirst();
    return row ? blogState(row) : null;
  },
  async 'location-page'(db, id) {
    if (!isRowId(Number(id))) return null;
    const query = db.selectFrom('location_pages').selectAll().where('location_id', '=', Number(id));
    const row = await query.executeTakeFirst();
    return row ? locationState(row) : null;
  },
};

/** An item as it stands, drafts too; null when there is none. */
export async function findItemState(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<ItemState | null> {
  return finders[kind](db, id);
}

/** Where the public reads an item today; null when it does not. */
export async function findPublicAddress(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<string | null> {
  return (await findItemState(db, kind, id))?.address ?? null;
}

/** Whether the public reads an item at the path. */
export async function isPublicPath(db: Database, path: string): Promise<boolean> {
  const [, first = '', second] = path.split('/');
  if (second === undefined) return isTaken(db, 'location_pages', first);
  if (first === 'blogs') return isTaken(db, 'blogs', second);
  if (first === 'casestudy') return (await findPublicAddress(db, 'case-study', second)) !== null;
  return false;
}

async function isTaken(
  db: Database,
  table: 'blogs' | 'location_pages',
  slug: string,
): Promise<boolean> {
  const query = db.selectFrom(table).select('status').where('slug', '=', slug);
  return (await query.executeTakeFirst())?.status === 'published';
}
