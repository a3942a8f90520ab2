import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface PairDragging {
  block: RefObject<HTMLElement | null>;
  /** Only an open or filled pair has one. */
  handle: RefObject<HTMLElement | null>;
  isBlock: boolean;
  /** The pair's place, counted from 0. */
  index: number;
  onMove: (from: number, to: number) => void;
}

const key = 'pairIndex';

/** Lets a pair be dragged by its handle and dropped on another one, whose place it takes. */
export function usePairDragging({ block, handle, isBlock, index, onMove }: PairDragging) {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const move = useEffectEvent(onMove);

  // The library listens on the elements themselves.
  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[key] === 'number',
      onDragEnter: ({ source }) => setEdge(edgeFor(Number(source.data[key]), index)),
      onDragLeave: () => setEdge(null),
      onDrop({ source }) {
        setEdge(null);
        move(Number(source.data[key]), index);
      },
    });
    const dragHandle = handle.current;
    if (!isBlock || !dragHandle) return target;
    const getInitialData = () => ({ [key]: index });
    return combine(target, draggable({ element, dragHandle, getInitialData }));
  }, [block, handle, isBlock, index]);

  return edge;
}

/** Where the dragged pair would come to stand. */
function edgeFor(from: number, to: number): 'before' | 'after' | null {
  if (from === to) return null;
  return from < to ? 'after' : 'before';
}
