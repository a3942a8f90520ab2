import { useCallback, useEffect, useRef, useState } from 'react';
import { getPublishing, type PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { request } from '../../api.ts';

/** Where an item stands between draft and public, for all parts of its form. */
export interface PublishingOutcome {
  /** Null for an item that is not stored yet, and while nobody can tell. */
  standing: PublishingOfItem | null;
  /** @param id of an item that this form has just stored for the first time */
  reload: (id?: string | number | null) => Promise<void>;
  /** The item is gone, until it is loaded again. */
  forget: () => void;
}

/** Milliseconds after a set time, for the server to have done it, and the longest that a timer can wait. */
const grace = 2_000;
const maxTimer = 2_147_483_647;

function nextTime({ publish_at, unpublish_at }: PublishingOfItem): number | null {
  const times = [publish_at, unpublish_at].filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times.map((time) => Date.parse(time))) : null;
}

/** Looks again when the tab is seen again and when a time has come: nothing is said that was true before. */
export function usePublishing(
  kind: StoredKind,
  id: string | number | null,
  first: PublishingOfItem | null,
): PublishingOutcome {
  const [standing, setStanding] = useState(first);
  const lookups = useRef(0);

  const reload = useCallback(
    async (known = id) => {
      if (known === null) return;
      lookups.current += 1;
      const lookup = lookups.current;
      const found = await request(getPublishing, { params: { kind, id: known } }).catch(() => null);
      // What could not be loaded again stays as it was; an answer that comes late is older than what is shown.
      if (found && lookup === lookups.current) setStanding(found);
    },
    [kind, id],
  );

  useEffect(() => {
    const look = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);

  useEffect(() => {
    const due = standing && nextTime(standing);
    if (due === null) return;
    const wait = Math.max(due - Date.now(), 0) + grace;
    const timer = setTimeout(() => reload(), Math.min(wait, maxTimer));
    return () => clearTimeout(timer);
  }, [standing, reload]);

  return { standing, reload, forget: () => setStanding(null) };
}
