import { useState } from 'react';
import {
  type DemoPart,
  type DemoParts,
  type DemoWish,
  type FirstHour,
  untouchedParts,
} from '../../../../domain/api/content/first-hour.ts';
import { itemKinds } from '../../../../domain/content/kinds/names.ts';

export interface PartChoice extends DemoParts {
  wish: DemoWish;
}

const sumOf = (parts: PartChoice[]) => parts.reduce((sum, { goes }) => sum + goes.length, 0);

/** What becomes of each part of the demo: everything goes unless its owner says otherwise. */
export function useDemoChoice({ demo, untouched }: Pick<FirstHour, 'demo' | 'untouched'>) {
  const [wishes, setWishes] = useState<Partial<Record<DemoPart, DemoWish>>>({});
  const parts: PartChoice[] = demo
    .filter(({ goes, stays }) => goes.length + stays.length > 0)
    .map((one) => ({
      ...one,
      wish: one.goes.length === 0 ? 'keep' : (wishes[one.part] ?? 'remove'),
    }));
  const withWish = (wish: DemoWish) => parts.filter((one) => one.wish === wish);
  const [going, drafted] = [withWish('remove'), withWish('drafts')];
  const [goes, drafts] = [sumOf(going), sumOf(drafted)];
  const left = untouchedParts
    .map((part) => ({ part, count: untouched[part] }))
    .filter(({ count }) => count > 0);
  const kept = [...left.map(({ count }) => count), ...parts.map(({ stays }) => stays.length)];
  return {
    parts,
    left,
    goes,
    drafts,
    stays: sumOf(withWish('keep')) + kept.reduce((sum, count) => sum + count, 0),
    chosen: {
      parts: going.map(({ part }) => part),
      drafts: itemKinds.filter((kind) => drafted.some(({ part }) => part === kind)),
    },
    choose: (part: DemoPart, wish: DemoWish) =>
      setWishes((before) => ({ ...before, [part]: wish })),
  };
}

export type DemoChoosing = ReturnType<typeof useDemoChoice>;
