import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './options-field.module.css';

interface FieldOption {
  key: string;
  title: string;
  note: string;
}

interface OptionsFieldProps<Option extends FieldOption>
  extends Omit<TextInputProps, 'onChange' | 'onSelect'> {
  options: readonly Option[];
  listLabel: string;
  /** How many were found, or why none could be. */
  status: string | null;
  onType: (typed: string) => void;
  onPick: (option: Option) => void;
}

export function OptionsField<Option extends FieldOption>(props: OptionsFieldProps<Option>) {
  const { options, listLabel, status, onType, onPick, ...input } = props;
  const id = useId();
  const [at, setAt] = useState(-1);
  const active = Math.min(at, options.length - 1);

  function walk(event: KeyboardEvent) {
    const step = event.altKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (step && options.length > 0) {
      event.preventDefault();
      setAt((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      event.stopPropagation();
      onPick(chosen);
    }
  }

  return (
    <div>
      <TextInput
        {...input}
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={walk}
        onChange={(event) => {
          setAt(-1);
          onType(event.currentTarget.value);
        }}
      />
      <div id={`${id}-options`} className={styles.options} role="listbox" aria-label={listLabel}>
        {options.map((option, index) => (
          <button
            key={option.key}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            <span>{option.title}</span>
            <small>{option.note}</small>
          </button>
        ))}
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
