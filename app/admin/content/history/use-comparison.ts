import { startTransition, useState } from 'react';
import { outcomeOf } from '../../ui/loaded.tsx';
import { compareRevisions } from './calls.ts';

/** The two revisions that are compared; the first save of all has nothing before it. */
export interface Pair {
  before: number | null;
  after: number;
}

function compare({ before, after }: Pair) {
  return outcomeOf(compareRevisions(before, after));
}

/** Which two states are compared, and how; the old comparison stays until the new one is there. */
export function useComparison(first: Pair) {
  const [pair, setPair] = useState(first);
  const [compared, setCompared] = useState(() => compare(first));

  function choose(next: Pair) {
    setPair(next);
    startTransition(() => setCompared(compare(next)));
  }

  return { pair, compared, choose, retry: () => choose(pair) };
}
