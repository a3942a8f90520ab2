import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useState } from 'react';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { newRowId } from '../../../../../domain/content/fields/row-id.ts';
import type { Codec } from '../codec.ts';
import { fieldsIn } from '../fields-in.ts';
import type { ControlProps } from '../form.ts';
import type { TypedRow } from './rows-codec.ts';
import { rowTexts as texts } from './texts.ts';

interface Removed {
  row: TypedRow;
  place: number;
}

/** What rowsCodec makes. */
function rowsIn(typed: unknown): TypedRow[] {
  return typed as TypedRow[];
}

/** Everything that is done with the rows of a list. */
export function useRows(
  { name, field, form, onChange }: ControlProps,
  codecOf: (field: FieldDefinition) => Codec,
) {
  const rows = rowsIn(form.draft[name]);
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [moved, setMoved] = useState('');

  function add() {
    const values = fieldsIn({ fields: field.rows?.fields ?? {} }).map(([part, own]) => [
      part,
      codecOf(own).typedOf(own.empty, own),
    ]);
    const row = { id: newRowId(), values: Object.fromEntries(values) };
    onChange((before) => [...rowsIn(before), row]);
    return row.id;
  }

  function move(startIndex: number, finishIndex: number) {
    if (finishIndex < 0 || finishIndex >= rows.length) return;
    onChange((before) => reorder({ list: rowsIn(before), startIndex, finishIndex }));
    setMoved(texts.movedTo(finishIndex + 1));
  }

  function remove(row: TypedRow, place: number) {
    onChange((before) => rowsIn(before).filter(({ id }) => id !== row.id));
    setRemoved((before) => [...before, { row, place }]);
  }

  function undo(one: Removed) {
    onChange((before) => rowsIn(before).toSpliced(one.place, 0, one.row));
    setRemoved((before) => before.filter((other) => other !== one));
  }

  return { rows, removed, moved, add, move, remove, undo };
}
