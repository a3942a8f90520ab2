import { useEffect, useState } from 'react';
import {
  type DescribedTarget,
  describeTargets,
  targetsLimit,
} from '../../../../../domain/api/content/addresses/targets.ts';
import { itemOfTarget } from '../../../../../domain/content/fields/target.ts';
import { request } from '../../../api.ts';

/** What fields have asked for since the last call. */
let asked = new Map<string, ((found: DescribedTarget | null) => void)[]>();

async function answer(waiting: typeof asked): Promise<void> {
  const all = [...waiting.keys()];
  for (let from = 0; from < all.length; from += targetsLimit) {
    const of = all.slice(from, from + targetsLimit);
    // The address stays in the field; its save needs no title.
    const { targets } = await request(describeTargets, { query: { of: of.join() } }).catch(() => ({
      targets: [],
    }));
    for (const target of of) {
      const found = targets.find((one) => one.target === target) ?? null;
      for (const tell of waiting.get(target) ?? []) tell(found);
    }
  }
}

/** All fields of a form ask in one call. */
function describe(target: string): Promise<DescribedTarget | null> {
  return new Promise((tell) => {
    if (asked.size === 0) {
      setTimeout(() => {
        const waiting = asked;
        asked = new Map();
        answer(waiting);
      });
    }
    asked.set(target, [...(asked.get(target) ?? []), tell]);
  });
}

/** The item that a target names; null for an address, and where the server did not answer. */
export function useDescribed(target: string): DescribedTarget | null | 'waiting' {
  const [found, setFound] = useState<{ target: string; item: DescribedTarget | null }>();
  const isItem = itemOfTarget(target) !== null;

  useEffect(() => {
    if (!isItem) return;
    let isWanted = true;
    describe(target).then((item) => isWanted && setFound({ target, item }));
    return () => {
      isWanted = false;
    };
  }, [isItem, target]);

  if (!isItem) return null;
  return found?.target === target ? found.item : 'waiting';
}
