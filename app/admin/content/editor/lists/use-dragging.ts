import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Dragging {
  block: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  canDrag: boolean;
  /** Entries of different lists are not exchanged. */
  list: string;
  /** The place of the entry, counted from 0. */
  index: number;
  onMove: (from: number, to: number) => void;
}

/** Lets an entry of a list be dragged by its handle and dropped on another one, whose place it takes. */
export function useDragging({ block, handle, canDrag, list, index, onMove }: Dragging) {
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const move = useEffectEvent(onMove);

  // The library listens on the elements themselves.
  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[list] === 'number',
      onDragEnter: ({ source }) => setEdge(edgeFor(Number(source.data[list]), index)),
      onDragLeave: () => setEdge(null),
      onDrop({ source }) {
        setEdge(null);
        move(Number(source.data[list]), index);
      },
    });
    const dragHandle = handle.current;
    if (!canDrag || !dragHandle) return target;
    const getInitialData = () => ({ [list]: index });
    return combine(target, draggable({ element, dragHandle, getInitialData }));
  }, [block, handle, canDrag, list, index]);

  return edge;
}

function edgeFor(from: number, to: number): 'before' | 'after' | null {
  if (from === to) return null;
  return from < to ? 'after' : 'before';
}
