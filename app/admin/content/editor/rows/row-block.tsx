import { type ReactNode, useRef, useState } from 'react';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn, type NamedField } from '../../../../../domain/content/fields/named-fields.ts';
import type { ListEntry } from '../codec.ts';
import { FieldColumns } from '../field-columns.tsx';
import type { ControlProps } from '../form.ts';
import { DropEdge } from '../lists/drop-edge.tsx';
import { EntryTools } from '../lists/entry-tools.tsx';
import { FoldHead } from '../lists/fold-head.tsx';
import { moveByKey } from '../lists/move-by-key.ts';
import { type ControlOf, NestedField } from '../lists/nested-field.tsx';
import { useDragging } from '../lists/use-dragging.ts';
import { wordsOfEntry } from '../lists/words-of.ts';
import { TargetNote } from '../target/target-note.tsx';
import styles from './row-block.module.css';
import { rowPath } from './rows-codec.ts';
import { rowTexts as texts } from './texts.ts';

interface RowBlockProps {
  row: ListEntry;
  index: number;
  isLast: boolean;
  props: ControlProps;
  of: ControlOf;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** An entry that opens groups leads nowhere itself. */
function shownFields({ field }: ControlProps, { values }: ListEntry): NamedField[] {
  const fields = fieldsIn({ fields: field.rows?.fields ?? {} });
  const opens = fields.some(([name]) => {
    const inner = values[name];
    return Array.isArray(inner) && inner.length > 0;
  });
  return opens ? fields.filter(([, { control }]) => control !== 'target') : fields;
}

interface Link {
  id: string;
  words: string;
  target: string;
}

function linksIn({ fields }: NonNullable<FieldDefinition['rows']>, rows: ListEntry[]): Link[] {
  return rows.flatMap((row) =>
    fieldsIn({ fields }).flatMap(([name, { control, rows: inner }]): Link[] => {
      const value = row.values[name];
      if (control === 'target') {
        return [{ id: row.id, words: wordsOfEntry(fields, row), target: String(value) }];
      }
      return inner && Array.isArray(value) ? linksIn(inner, value) : [];
    }),
  );
}

/** What a folded row says besides its words: how many are inside, and what visitors do not see. */
function noteOf(shown: NamedField[], { values }: ListEntry): ReactNode {
  return shown.map(([name, { control, rows, label }]) => {
    const value = values[name];
    if (control === 'target') return <TargetNote key={name} target={String(value)} />;
    if (!rows || !Array.isArray(value) || value.length === 0) return null;
    return [
      texts.inside(rows.noun, label, value.length),
      ...linksIn(rows, value).map(({ id, words, target }) => (
        <TargetNote key={id} target={target} words={words} />
      )),
    ];
  });
}

/** A row that folds: its words, then its fields. It starts open where it waits for words of one's own. */
export function RowBlock({ row, index, isLast, props, of, onMove, onRemove }: RowBlockProps) {
  const { name, field, form } = props;
  const { noun = '', fields = {} } = field.rows ?? {};
  const path = rowPath(name, row.id);
  const block = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const edge = useDragging({ block, handle, canDrag: true, list: name, index, onMove });
  const words = wordsOfEntry(fields, row);
  const mark = form.extras.mark?.(path);
  const [isOpen, setOpen] = useState(words === '' || Boolean(mark));
  const isWrong = Object.keys(form.errors).some((control) => `${control}.`.startsWith(`${path}.`));
  // Stays open while its fault is mended.
  if (isWrong && !isOpen) setOpen(true);
  const shown = shownFields(props, row);
  return (
    <li
      ref={block}
      className={styles.row}
      data-row={row.id}
      onKeyDown={(event) => moveByKey(event, index, (to) => onMove(index, to))}
    >
      <DropEdge edge={edge} />
      <FoldHead
        handle={handle}
        place={index + 1}
        title={words || texts.title(noun, index + 1)}
        note={
          <>
            {mark}
            {!isOpen && noteOf(shown, row)}
          </>
        }
        isOpen={isOpen}
        onFold={() => setOpen(!isOpen)}
      >
        <EntryTools
          named={texts.named(noun, index + 1)}
          index={index}
          isLast={isLast}
          onMove={(to) => onMove(index, to)}
          onRemove={onRemove}
        />
      </FoldHead>
      <div className={styles.fields} hidden={!isOpen}>
        <FieldColumns component="fieldset">
          <legend className="visuallyHidden">{texts.titleOf(noun, index + 1, words)}</legend>
          {shown.map((named) => (
            <NestedField
              key={named[0]}
              named={named}
              path={path}
              entry={row}
              props={props}
              of={of}
            />
          ))}
          {form.errors[path] && <p className={styles.error}>{form.errors[path]}</p>}
        </FieldColumns>
      </div>
    </li>
  );
}
