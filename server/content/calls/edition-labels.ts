import { findItemState } from '../../../db/content/find-items.ts';
import type { Database } from '../../../db/open.ts';
import type { Difference } from '../../../domain/api/content/revisions.ts';
import { textPlaces } from '../../../domain/content/editions/text-places.ts';
import type { RevisedKind } from '../../../domain/content/item.ts';
import { storedKinds } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { editionPage } from '../preview/edition-page.ts';

/** By path, with the originals that its texts were confirmed for; none where there is no edition. */
async function labelsOf(
  db: Database,
  kind: RevisedKind,
  id: string,
): Promise<ReadonlyMap<string, string>> {
  const name = storedKinds.find((one) => one === kind);
  const original = name && storedKindNamed(name).original;
  const state = original && (await findItemState(db, name, id));
  const page = state && (await editionPage(db, name, state.fields));
  if (!page) return new Map();
  const places = [...textPlaces(original.fields, { ...page.original }, page.texts)];
  return new Map(
    places.flatMap(({ path, label }) => [
      [path, label],
      [`confirmed.${path}`, `Original of ${label}`],
    ]),
  );
}

/** @returns what labels the changes of an edition as its form does: their paths have ids in them. */
export async function editionLabels(db: Database, kind: RevisedKind, id: string) {
  const labels = await labelsOf(db, kind, id);
  return <One extends Difference>(changes: One[]): One[] =>
    changes.map((change) => {
      const label = labels.get(change.field);
      return label === undefined ? change : { ...change, label };
    });
}
