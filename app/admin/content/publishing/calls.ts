import type { Done } from '../../../../domain/api/answers.ts';
import {
  createPreviewLink,
  type PreviewLink,
  withdrawPreviewLinks as withdrawCall,
} from '../../../../domain/api/content/preview-links.ts';
import {
  dropDraft as dropCall,
  getPublishing,
  type PublishingOfItem,
  publishItem,
  setPublishingTimes,
  type Times,
  unpublishItem,
} from '../../../../domain/api/content/publishing.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import type { PreviewLinkDays } from '../../../../domain/content/preview-link.ts';
import { request } from '../../api.ts';
import { announceChange } from '../receipt/changes.ts';

export function findPublishing(kind: ItemKind, id: string | number): Promise<PublishingOfItem> {
  return request(getPublishing, { params: { kind, id } });
}

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

export function setTimes(kind: ItemKind, id: string | number, body: Times): Promise<Done> {
  return request(setPublishingTimes, { params: { kind, id }, body });
}

/** Drops the newer draft; a call to `undo` brings it back. */
export function dropDraft(kind: ItemKind, id: string | number): Promise<Done & { undo: string }> {
  return request(dropCall, { params: { kind, id } });
}

export function makePreviewLink(
  kind: ItemKind,
  id: string | number,
  days: PreviewLinkDays,
): Promise<PreviewLink> {
  return request(createPreviewLink, { params: { kind, id }, body: { days } });
}

/** Makes every preview link of an item void. */
export function withdrawPreviewLinks(kind: ItemKind, id: string | number): Promise<Done> {
  return request(withdrawCall, { params: { kind, id } });
}
