import { useRef } from 'react';
import { fieldsIn, type NamedField } from '../../../../../domain/content/fields/named-fields.ts';
import { FieldColumns } from '../field-columns.tsx';
import type { ControlProps } from '../form.ts';
import { DragHandle } from '../lists/drag-handle.tsx';
import { DropEdge } from '../lists/drop-edge.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { moveByKey } from '../lists/move-by-key.ts';
import { type ControlOf, NestedField } from '../lists/nested-field.tsx';
import { useDragging } from '../lists/use-dragging.ts';
import { wordsOf } from '../lists/words-of.ts';
import { rowPath, type TypedRow } from '../rows/rows-codec.ts';
import { rowTexts as texts } from '../rows/texts.ts';
import styles from './menu-row.module.css';

interface MenuRowProps {
  row: TypedRow;
  index: number;
  isLast: boolean;
  /** Of the list. */
  props: ControlProps;
  of: ControlOf;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** An entry that opens groups leads nowhere itself. */
function shownFields({ field }: ControlProps, { values }: TypedRow): NamedField[] {
  const fields = fieldsIn({ fields: field.rows?.fields ?? {} });
  const opens = fields.some(([name]) => {
    const inner = values[name];
    return Array.isArray(inner) && inner.length > 0;
  });
  return opens ? fields.filter(([, { control }]) => control !== 'target') : fields;
}

function isMenu([, { control }]: NamedField): boolean {
  return control === 'menu';
}

export function MenuRow({ row, index, isLast, props, of, onMove, onRemove }: MenuRowProps) {
  const { name, field, form } = props;
  const { noun = '', fields = {} } = field.rows ?? {};
  const path = rowPath(name, row.id);
  const block = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const edge = useDragging({ block, handle, canDrag: true, list: name, index, onMove });
  const shown = shownFields(props, row);
  const nested = { path, entry: row, props, of };
  return (
    <li
      ref={block}
      className={styles.row}
      onKeyDown={(event) => moveByKey(event, index, (to) => onMove(index, to))}
    >
      <DropEdge edge={edge} />
      <DragHandle handle={handle} />
      <FieldColumns component="fieldset">
        <legend className="visuallyHidden">
          {texts.titleOf(noun, index + 1, wordsOf(fields, row))}
        </legend>
        {shown
          .filter((named) => !isMenu(named))
          .map((named) => (
            <NestedField key={named[0]} named={named} {...nested} />
          ))}
        {form.errors[path] && <p className={styles.error}>{form.errors[path]}</p>}
      </FieldColumns>
      <ListTools
        named={texts.named(noun, index + 1)}
        index={index}
        isLast={isLast}
        onMove={(to) => onMove(index, to)}
        onRemove={onRemove}
      />
      {shown.filter(isMenu).map((named) => (
        <div key={named[0]} className={styles.below}>
          <NestedField named={named} {...nested} />
        </div>
      ))}
    </li>
  );
}
