import { startTransition, useEffect, useState } from 'react';
import { compareRevision } from '../../../../domain/api/content/revisions.ts';
import type { ReadDifference } from '../../../../domain/content/fields/difference-in-words.ts';
import { request } from '../../api.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';

/** The two revisions that are compared; the first save of all has nothing before it. */
export interface ComparedRevisions {
  before: number | null;
  after: number;
}

/** Without `before` all that `after` holds is new. */
function compare({ before, after }: ComparedRevisions): Promise<Outcome<ReadDifference[]>> {
  const query = { with: before ?? undefined };
  const comparing = request(compareRevision, { params: { revision: after }, query });
  return outcomeOf(comparing.then(({ differences }) => differences));
}

let opening: { of: string; compared: ReturnType<typeof compare> } | null = null;

/** React may begin the screen many times before it shows it, each time without its state. */
function compareOnce(pair: ComparedRevisions): ReturnType<typeof compare> {
  const of = `${pair.before} ${pair.after}`;
  if (opening?.of !== of) opening = { of, compared: compare(pair) };
  return opening.compared;
}

/** Which two states are compared, and how; the old comparison stays until the new one is there. */
export function useComparison(first: ComparedRevisions) {
  const [pair, setPair] = useState(first);
  const [compared, setCompared] = useState(() => compareOnce(first));

  useEffect(() => {
    opening = null;
  }, []);

  function choose(next: ComparedRevisions) {
    setPair(next);
    startTransition(() => setCompared(compare(next)));
  }

  return { pair, compared, choose, retry: () => choose(pair) };
}
