import { getPublishing, type PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import { unstored } from '../../../../domain/content/kinds/edit-path.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publishingStateOf } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import { keepVersion } from '../../entity-tags.ts';
import { fetchItem, type ItemId, type StoredItem } from '../../item-calls.ts';

/** An item with the fields of its newer draft, under the version that came with them. */
export function newerDraftOf<Item extends object>(
  item: Item,
  standing: Pick<PublishingOfItem, 'draft'>,
): Item {
  const known = Object.entries(standing.draft ?? {}).filter(([name]) => name in item);
  return keepVersion(standing, { ...item, ...Object.fromEntries(known) });
}

export interface OpenedItem {
  item: StoredItem;
  /** Null while nobody can tell where it stands. */
  publishing: PublishingOfItem | null;
  /** What stands in the form is the newer draft. */
  took: boolean;
}

/** What goes out by itself is what is corrected: its draft stands in the form, not the text before it. */
export async function findOpened(kind: AnyKind, id: ItemId): Promise<OpenedItem> {
  if (id === unstored && kind.blank) return { item: kind.blank(), publishing: null, took: false };
  const asking = request(getPublishing, { params: { kind: kind.name, id } }).catch(() => null);
  const [item, publishing] = await Promise.all([fetchItem(kind, id), asking]);
  if (!publishing?.draft || publishingStateOf(publishing) !== 'scheduled') {
    return { item, publishing, took: false };
  }
  return { item: newerDraftOf(item, publishing), publishing, took: true };
}
