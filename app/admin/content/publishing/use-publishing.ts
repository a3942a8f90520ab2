import { startTransition, useState } from 'react';
import { getPublishing, type PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { request } from '../../api.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';

/** Where an item stands between draft and public, for all parts of its form. */
export interface PublishingOutcome {
  /** Null for an item that is not stored yet. */
  found: Promise<Outcome<PublishingOfItem>> | null;
  reload: () => void;
}

export function usePublishing(kind: ItemKind, id: string | number | null): PublishingOutcome {
  const load = () =>
    id === null ? null : outcomeOf(request(getPublishing, { params: { kind, id } }));
  const [found, setFound] = useState(load);
  return { found, reload: () => startTransition(() => setFound(load())) };
}
