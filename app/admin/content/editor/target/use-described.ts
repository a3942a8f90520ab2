import { useEffect, useState } from 'react';
import {
  type DescribedTarget,
  describeTargets,
  targetsLength,
  targetsLimit,
} from '../../../../../domain/api/content/addresses/targets.ts';
import { itemOfTarget, placeInPage } from '../../../../../domain/content/fields/target.ts';
import { request } from '../../../api.ts';

/** What fields have asked for since the last call. */
let asked = new Map<string, ((found: DescribedTarget | null) => void)[]>();

/** What one call may ask for: an address is longer than an item. */
function partsOf(all: string[]): string[][] {
  const parts: string[][] = [];
  for (const target of all) {
    const last = parts.at(-1);
    const isFull =
      !last || last.length === targetsLimit || [...last, target].join().length > targetsLength;
    if (isFull) parts.push([target]);
    else last.push(target);
  }
  return parts;
}

async function answer(waiting: typeof asked): Promise<void> {
  for (const of of partsOf([...waiting.keys()])) {
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

/**
 * The item that a target, or the page of an address with a place in it, names; null for another address, and
 * where the server did not answer.
 */
export function useDescribed(target: string): DescribedTarget | null | 'waiting' {
  const [found, setFound] = useState<{ target: string; item: DescribedTarget | null }>();
  const isItem = itemOfTarget(target) !== null;
  const isAsked = isItem || placeInPage(target) !== null;

  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    describe(target).then((item) => isWanted && setFound({ target, item }));
    return () => {
      isWanted = false;
    };
  }, [isAsked, target]);

  if (!isAsked) return null;
  if (found?.target === target) return found.item;
  return isItem ? 'waiting' : null;
}
