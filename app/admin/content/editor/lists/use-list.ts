import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useState } from 'react';
import type { ListEntry } from '../codec.ts';
import type { ControlProps } from '../form.ts';
import { entryTexts as texts } from './texts.ts';

export interface Removed<One extends ListEntry> {
  entry: One;
  place: number;
}

/** Everything that is done with the entries of a list; its codec makes them of type `One`. */
export function useList<One extends ListEntry>({ name, form, onChange }: ControlProps) {
  const listIn = (typed: unknown) => typed as One[];
  const list = listIn(form.draft[name]);
  const [removed, setRemoved] = useState<Removed<One>[]>([]);
  const [moved, setMoved] = useState('');

  function insert(entry: One, place = list.length) {
    onChange((before) => listIn(before).toSpliced(place, 0, entry));
  }

  function move(startIndex: number, finishIndex: number) {
    const isPlace = finishIndex >= 0 && finishIndex < list.length;
    if (!isPlace || finishIndex === startIndex) return;
    onChange((before) => reorder({ list: listIn(before), startIndex, finishIndex }));
    setMoved(texts.movedTo(finishIndex + 1));
  }

  function change(id: string, part: Partial<One>) {
    onChange((before) => listIn(before).map((one) => (one.id === id ? { ...one, ...part } : one)));
  }

  function remove(entry: One, place: number) {
    onChange((before) => listIn(before).filter(({ id }) => id !== entry.id));
    setRemoved((before) => [
      ...before.filter((one) => one.entry.id !== entry.id),
      { entry, place },
    ]);
  }

  function undo(one: Removed<One>) {
    insert(one.entry, one.place);
    setRemoved((before) => before.filter((other) => other !== one));
  }

  // A draft that was put back has some of them again.
  const gone = removed.filter(({ entry }) => !list.some(({ id }) => id === entry.id));
  return { list, removed: gone, moved, insert, move, change, remove, undo };
}
