import { Button } from '@mantine/core';
import { type ComponentType, useRef } from 'react';
import { flushSync } from 'react-dom';
import { AdminIcon } from '../../../ui/icons.tsx';
import type { ListEntry } from '../codec.ts';
import type { ControlProps } from '../form.ts';
import type { ControlOf } from '../lists/nested-field.tsx';
import { RemovedEntries } from '../lists/removed-entries.tsx';
import { type Removed, useList } from '../lists/use-list.ts';
import { wordsOfEntry } from '../lists/words-of.ts';
import { newRow } from './new-row.ts';
import { RowBlock } from './row-block.tsx';
import { rowPath } from './rows-codec.ts';
import styles from './rows-control.module.css';
import { rowTexts as texts } from './texts.ts';

/** The control of a list whose rows have fields of their own, drawn by `controlOf`; a level of a menu, too. */
export function rowsControl(controlOf: ControlOf): ComponentType<ControlProps> {
  return function RowsControl(props) {
    const { name, field, form } = props;
    const { noun = '', fields = {} } = field.rows ?? {};
    const fieldset = useRef<HTMLFieldSetElement>(null);
    const { list, removed, moved, ...changes } = useList<ListEntry>(props);
    const limit = field.limit ?? Number.POSITIVE_INFINITY;
    const isFull = list.length >= limit;

    function focusOn(selector: string) {
      fieldset.current?.querySelector<HTMLElement>(selector)?.focus();
    }

    function add() {
      const row = newRow(fields);
      flushSync(() => changes.insert(row));
      focusOn(`[name^="${rowPath(name, row.id)}."]`);
    }

    function remove(row: ListEntry, index: number) {
      flushSync(() => changes.remove(row, index));
      focusOn(':scope > div:last-of-type [data-undo]');
    }

    function undo(one: Removed<ListEntry>) {
      flushSync(() => changes.undo(one));
      focusOn(`[data-row="${one.entry.id}"] [data-fold]`);
    }

    return (
      <fieldset ref={fieldset} className={styles.list}>
        <legend className={list.length === 0 ? 'visuallyHidden' : undefined}>
          {field.label}
          {list.length > 0 && <small aria-hidden="true">{list.length}</small>}
        </legend>
        {field.hint && <p className={styles.hint}>{field.hint}</p>}
        {form.errors[name] && <p className={styles.error}>{form.errors[name]}</p>}
        <p className="visuallyHidden" role="status">
          {moved}
        </p>
        <ol className={styles.rows}>
          {list.map((row, index) => (
            <RowBlock
              key={row.id}
              row={row}
              index={index}
              isLast={index === list.length - 1}
              props={props}
              of={controlOf}
              onMove={changes.move}
              onRemove={() => remove(row, index)}
            />
          ))}
        </ol>
        <RemovedEntries
          removed={removed}
          isFull={isFull}
          describe={(row) => texts.removed(noun, wordsOfEntry(fields, row))}
          onUndo={undo}
        />
        <Button
          className={styles.add}
          variant="default"
          size="compact-md"
          mih={44}
          leftSection={<AdminIcon name="add" />}
          disabled={isFull}
          onClick={add}
        >
          {texts.add(noun)}
        </Button>
        {isFull && <p className={styles.hint}>{texts.full(limit)}</p>}
      </fieldset>
    );
  };
}
