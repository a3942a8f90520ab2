import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';

interface PairDragging {
  block: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** The pair's place, counted from 0. */
  index: number;
  onMove: (from: number, to: number) => void;
}

const key = 'pairIndex';

/** Lets a pair be dragged by its handle and dropped on another one, whose place it takes. */
export function usePairDragging({ block, handle, index, onMove }: PairDragging) {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);

  // The library listens on the elements themselves.
  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const stops = [
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[key] === 'number',
        onDragEnter: ({ source }) => setEdge(edgeFor(Number(source.data[key]), index)),
        onDragLeave: () => setEdge(null),
        onDrop({ source }) {
          setEdge(null);
          onMove(Number(source.data[key]), index);
        },
      }),
    ];
    if (handle.current) {
      stops.push(
        draggable({
          element,
          dragHandle: handle.current,
          getInitialData: () => ({ [key]: index }),
        }),
      );
    }
    return combine(...stops);
  });

  return edge;
}

/** Where the dragged pair would come to stand. */
function edgeFor(from: number, to: number): 'before' | 'after' | null {
  if (from === to) return null;
  return from < to ? 'after' : 'before';
}
