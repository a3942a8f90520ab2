import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children'> {
  label: string;
  name: string;
  id: string;
  error?: string;
  counter?: { length: number; limit: number };
  optional?: boolean;
  /** Fewest characters of a filled field. Unlike `minLength`, it also checks a text the page filled in. */
  least?: number;
}

/** A field of one line. */
export function TextField({
  label,
  name,
  id,
  error,
  counter,
  optional,
  least,
  ...input
}: TextFieldProps) {
  const rule = least ? { pattern: `.{${least},}`, title: `At least ${least} characters` } : {};
  return (
    <Field {...{ label, name, id, error, counter, optional }}>
      {(control) => <input type="text" {...control} {...rule} {...input} />}
    </Field>
  );
}
