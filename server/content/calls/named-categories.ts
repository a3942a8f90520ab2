import { findCategories } from '../../../db/content/categories.ts';
import type { Database } from '../../../db/open.ts';
import type { Difference } from '../../../domain/api/content/revisions.ts';
import type { RevisedKind } from '../../../domain/content/item.ts';
import { categoryField } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';

/** Differences with a category as its name; one that is deleted has left no more than its number. */
export async function withCategoryNames<One extends Difference>(
  db: Database,
  kind: RevisedKind,
  all: One[],
): Promise<One[]> {
  const known = anyKinds.find(({ name }) => name === kind);
  const field = known && categoryField(known);
  if (!all.some((difference) => difference.field === field)) return all;
  const categories = await findCategories(db);
  const names = new Map(
    categories.map(({ category_id, category }) => [`${category_id}`, category]),
  );
  const named = (value: string) =>
    names.get(value) ?? (value && `a deleted category (number ${value})`);
  return all.map((difference) =>
    difference.field === field
      ? { ...difference, old: named(difference.old), new: named(difference.new) }
      : difference,
  );
}
