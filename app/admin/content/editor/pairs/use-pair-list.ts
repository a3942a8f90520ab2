import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlogContentItem } from '../../../../../domain/content/kinds/blog.ts';
import type { ControlProps } from '../form.ts';
import { entryTexts as texts } from '../lists/texts.ts';
import {
  notedRemoval,
  notedRestoral,
  pairAddedAfter,
  pairRemoved,
  pairRestored,
  type RemovedPair,
} from './pair-order.ts';
import { isEmpty, type Pair, pairField } from './pairs.ts';

function pairsIn(typed: unknown): Pair[] {
  return typed as Pair[];
}

/** Everything that is done with the pairs of a form. `list` is the element around them. */
export function usePairList(
  { name, form, onChange }: ControlProps,
  list: RefObject<HTMLElement | null>,
) {
  const pairs = pairsIn(form.draft[name]);
  const [opened, setOpened] = useState<number[]>([]);
  const [noted, setNoted] = useState<RemovedPair[]>([]);
  const [moved, setMoved] = useState('');
  const isBlock = (pair: Pair) => !isEmpty(pair) || opened.includes(pair.number);

  const focusOn = useCallback(
    (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus(),
    [list],
  );

  const changePart = useCallback(
    (number: number, part: keyof BlogContentItem, typed: string) =>
      onChange(
        (before) =>
          pairsIn(before).map((pair) =>
            pair.number === number ? { ...pair, [part]: typed } : pair,
          ),
        pairField(number, part),
      ),
    [onChange],
  );

  const move = useCallback(
    (startIndex: number, finishIndex: number) => {
      if (startIndex === finishIndex) return;
      onChange((before) => reorder({ list: pairsIn(before), startIndex, finishIndex }));
      setMoved(texts.movedTo(finishIndex + 1));
    },
    [onChange],
  );

  const remove = useCallback(
    (pair: Pair, index: number, after: number | null) => {
      const { number } = pair;
      flushSync(() => {
        setOpened((before) => before.filter((one) => one !== number));
        onChange((before) => pairRemoved(pairsIn(before), number));
        if (isEmpty(pair)) return;
        setNoted((before) => notedRemoval(before, { ...pair, place: index + 1, after }));
      });
      focusOn(isEmpty(pair) ? '[data-add]' : `[data-undo="${number}"]`);
    },
    [onChange, focusOn],
  );

  function addAfter(index: number) {
    const added = pairAddedAfter(pairs, index, (pair) => !isBlock(pair));
    if (!added) return;
    flushSync(() => {
      setOpened((before) => [...before, added.number]);
      onChange(() => added.pairs);
    });
    focusOn(`[name="${pairField(added.number, 'heading')}"]`);
  }

  function undo(removed: RemovedPair) {
    const restored = pairRestored(pairs, removed);
    if (!restored) return;
    flushSync(() => {
      onChange(() => restored.pairs);
      setNoted((before) => notedRestoral(before, removed, restored.number));
    });
    focusOn(`[name="${pairField(restored.number, 'heading')}"]`);
  }

  return { pairs, isBlock, noted, moved, changePart, move, remove, addAfter, undo };
}
