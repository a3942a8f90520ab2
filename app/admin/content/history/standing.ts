import { getPublishing } from '../../../../domain/api/content/publishing.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { type PublishingState, publishingStateOf } from '../../../../domain/content/publishing.ts';
import { CallFailed, request } from '../../api.ts';

export interface Standing {
  state: PublishingState | 'deleted';
  publishAt?: string | null;
}

const missing = 404;

/** Where an item stands that may be in the trash; null when nobody can tell. */
export function fetchStanding(kind: ItemKind, id: string): Promise<Standing | null> {
  return request(getPublishing, { params: { kind, id } }).then(
    (found) => ({ state: publishingStateOf(found), publishAt: found.publish_at }),
    (error: unknown) =>
      error instanceof CallFailed && error.status === missing ? { state: 'deleted' } : null,
  );
}
