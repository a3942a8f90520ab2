import type { Done } from '../../../../domain/api/answers.ts';
import { publishItem, unpublishItem } from '../../../../domain/api/content/publishing.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { request } from '../../api.ts';
import { announceChange } from '../receipt/changes.ts';

/** Publishes an item with its newer draft, or takes it back: seen everywhere at once. */
export async function changeStatus(
  kind: ItemKind,
  id: string | number,
  action: 'publish' | 'unpublish',
): Promise<Done> {
  const definition = action === 'publish' ? publishItem : unpublishItem;
  const changed = await request(definition, { params: { kind, id } });
  announceChange(kind, id);
  return changed;
}
