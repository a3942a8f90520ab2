import { Button } from '@mantine/core';
import { type ComponentType, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { FieldColumns } from '../field-columns.tsx';
import type { ControlProps } from '../form.ts';
import { ListTools } from '../lists/list-tools.tsx';
import { moveByKey } from '../lists/move-by-key.ts';
import { type ControlOf, NestedField } from '../lists/nested-field.tsx';
import { RemovedEntries } from '../lists/removed-entries.tsx';
import { useList } from '../lists/use-list.ts';
import { wordsOf } from '../lists/words-of.ts';
import { newRow } from './new-row.ts';
import { rowPath, type TypedRow } from './rows-codec.ts';
import styles from './rows-control.module.css';
import { rowTexts as texts } from './texts.ts';

/** The control of a list whose rows have fields of their own, drawn by `controlOf`. */
export function rowsControl(controlOf: ControlOf): ComponentType<ControlProps> {
  return function RowsControl(props) {
    const { name, field, form } = props;
    const { noun = '', fields = {} } = field.rows ?? {};
    const fieldset = useRef<HTMLFieldSetElement>(null);
    const { list, removed, moved, ...changes } = useList<TypedRow>(props);
    const isFull = list.length >= (field.limit ?? Number.POSITIVE_INFINITY);

    function add() {
      const row = newRow(fields);
      flushSync(() => changes.insert(row));
      const first = `[name^="${rowPath(name, row.id)}."]`;
      fieldset.current?.querySelector<HTMLElement>(first)?.focus();
    }

    return (
      <fieldset ref={fieldset} className={styles.list}>
        <legend>{field.label}</legend>
        {field.hint && <p className={styles.hint}>{field.hint}</p>}
        {form.errors[name] && <p className={styles.error}>{form.errors[name]}</p>}
        <p className="visuallyHidden" role="status">
          {moved}
        </p>
        <ol>
          {list.map((row, index) => (
            <li
              key={row.id}
              className={styles.row}
              onKeyDown={(event) => moveByKey(event, index, (to) => changes.move(index, to))}
            >
              <FieldColumns component="fieldset">
                <legend>
                  {texts.title(noun, index + 1)}
                  {form.extras.mark?.(rowPath(name, row.id))}
                </legend>
                {fieldsIn({ fields }).map((named) => (
                  <NestedField
                    key={named[0]}
                    path={rowPath(name, row.id)}
                    named={named}
                    entry={row}
                    props={props}
                    of={controlOf}
                  />
                ))}
              </FieldColumns>
              <ListTools
                named={texts.named(noun, index + 1)}
                index={index}
                isLast={index === list.length - 1}
                onMove={(to) => changes.move(index, to)}
                onRemove={() => changes.remove(row, index)}
              />
            </li>
          ))}
        </ol>
        <RemovedEntries
          removed={removed}
          isFull={isFull}
          says={(row) => texts.removed(noun, wordsOf(fields, row))}
          onUndo={changes.undo}
        />
        <Button className={styles.add} variant="default" disabled={isFull} onClick={add}>
          {texts.add(noun)}
        </Button>
        {isFull && <p className={styles.hint}>{texts.full(list.length)}</p>}
      </fieldset>
    );
  };
}
