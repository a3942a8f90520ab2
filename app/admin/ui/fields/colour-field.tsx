import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { normalizedColour } from '../../../../domain/settings/setting-fields.ts';
import styles from './colour-field.module.css';

interface ColourFieldProps {
  name: string;
  label: string;
  maxLength?: number | undefined;
  note?: ReactNode;
  id?: string | undefined;
  value: string;
  /** The colour itself, which what is typed may not be yet. */
  colour: string;
  /** What is wrong with what is typed; shown once the field was left. */
  problem: string | null;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** A colour chosen from the browser's palette or typed, and kept as it was typed. */
export function ColourField({ colour, note, problem, error, ...field }: ColourFieldProps) {
  const [wasLeft, setLeft] = useState(problem !== null);
  const { label, value, onChange } = field;
  return (
    <TextInput
      {...field}
      className={styles.field}
      description={note}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={(wasLeft && problem) || error}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      leftSectionWidth="2.75rem"
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={`${label}: choose from a palette`}
          value={normalizedColour(colour)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
