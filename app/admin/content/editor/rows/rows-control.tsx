import { ActionIcon, Button } from '@mantine/core';
import { type ComponentType, type KeyboardEvent, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { codecOf } from '../codecs.ts';
import { FieldColumns } from '../field-columns.tsx';
import { fieldsIn, type NamedField } from '../fields-in.ts';
import type { ControlProps } from '../form.ts';
import { DashedRow } from '../pairs/dashed-row.tsx';
import type { Update } from '../use-draft.ts';
import { rowPath, type TypedRow } from './rows-codec.ts';
import styles from './rows-control.module.css';
import { rowTexts as texts } from './texts.ts';
import { useRows } from './use-rows.ts';

type ControlOf = (field: FieldDefinition) => ComponentType<ControlProps>;

/** The first words of a row, by which people know it. */
function nameOf(row: TypedRow): string {
  const words = Object.values(row.values).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof words === 'string' ? words.replace(/<[^>]*>/g, ' ').slice(0, 60) : '';
}

/** The control of a list whose rows have fields of their own, drawn by `controlOf`. */
export function rowsControl(controlOf: ControlOf): ComponentType<ControlProps> {
  return function RowsControl(props) {
    const { name, field, form } = props;
    const { noun = '', fields = {} } = field.rows ?? {};
    const list = useRef<HTMLFieldSetElement>(null);
    const { rows, removed, moved, ...changes } = useRows(props, codecOf);
    const isFull = rows.length >= (field.limit ?? Number.POSITIVE_INFINITY);

    function add() {
      const id = flushSync(changes.add);
      const first = `[name^="${rowPath(name, id)}."]`;
      list.current?.querySelector<HTMLElement>(first)?.focus();
    }

    function moveByKey(event: KeyboardEvent, index: number) {
      if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return;
      event.preventDefault();
      changes.move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
    }

    return (
      <fieldset ref={list} className={styles.list}>
        <legend>{field.label}</legend>
        {field.hint && <p className={styles.hint}>{field.hint}</p>}
        {form.errors[name] && <p className={styles.error}>{form.errors[name]}</p>}
        <p className="visuallyHidden" role="status">
          {moved}
        </p>
        <ol>
          {rows.map((row, index) => (
            <li key={row.id} className={styles.row} onKeyDown={(event) => moveByKey(event, index)}>
              <FieldColumns component="fieldset">
                <legend>
                  {texts.title(noun, index + 1)}
                  {form.extras.mark?.(rowPath(name, row.id))}
                </legend>
                {fieldsIn({ fields }).map((named) => (
                  <RowField key={named[0]} named={named} row={row} props={props} of={controlOf} />
                ))}
              </FieldColumns>
              <RowTools
                noun={noun}
                place={index + 1}
                isLast={index === rows.length - 1}
                onMove={(by) => changes.move(index, index + by)}
                onRemove={() => changes.remove(row, index)}
              />
            </li>
          ))}
        </ol>
        {removed.map((one) => (
          <DashedRow key={one.row.id}>
            <p>{texts.removed(noun, nameOf(one.row))}</p>
            <Button variant="subtle" disabled={isFull} onClick={() => changes.undo(one)}>
              {texts.undo}
            </Button>
          </DashedRow>
        ))}
        <Button className={styles.add} variant="default" disabled={isFull} onClick={add}>
          {texts.add(noun)}
        </Button>
        {isFull && <p className={styles.hint}>{texts.full(rows.length)}</p>}
      </fieldset>
    );
  };
}

interface RowFieldProps {
  named: NamedField;
  row: TypedRow;
  /** Of the list. */
  props: ControlProps;
  of: ControlOf;
}

function RowField({ named: [part, field], row, props, of }: RowFieldProps) {
  const { name, group, form, onChange } = props;
  const own = `${rowPath(name, row.id)}.${part}`;
  const change = useCallback(
    (update: Update, mended = own) =>
      onChange(
        (before) =>
          (before as TypedRow[]).map((one) =>
            one.id === row.id
              ? { ...one, values: { ...one.values, [part]: update(one.values[part]) } }
              : one,
          ),
        mended,
      ),
    [onChange, own, part, row.id],
  );
  const Control = of(field);
  return (
    <div data-columns={field.columns ?? 12}>
      <Control
        name={own}
        field={field}
        group={group}
        form={{ ...form, draft: { [own]: row.values[part] } }}
        onChange={change}
      />
    </div>
  );
}

interface RowToolsProps {
  noun: string;
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function RowTools({ noun, place, isLast, onMove, onRemove }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      <ActionIcon
        color="water.9"
        disabled={place === 1}
        aria-label={texts.up(noun, place)}
        onClick={() => onMove(-1)}
      >
        <AdminIcon name="up" />
      </ActionIcon>
      <ActionIcon
        color="water.9"
        disabled={isLast}
        aria-label={texts.down(noun, place)}
        onClick={() => onMove(1)}
      >
        <AdminIcon name="down" />
      </ActionIcon>
      <ActionIcon color="var(--bad-700)" aria-label={texts.remove(noun, place)} onClick={onRemove}>
        <AdminIcon name="delete" />
      </ActionIcon>
    </div>
  );
}
