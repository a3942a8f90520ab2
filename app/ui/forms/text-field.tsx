import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldCount } from './field-counter.tsx';

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children'> {
  label: string;
  name: string;
  id: string;
  error?: string;
  count?: FieldCount;
  counted?: boolean;
  optional?: boolean;
  /** Unlike `minLength`, it also checks text that the page filled in. */
  least?: number;
}

export function TextField({
  label,
  name,
  id,
  error,
  count,
  counted,
  optional,
  least,
  ...input
}: TextFieldProps) {
  const rule = least ? { pattern: `.{${least},}`, title: `At least ${least} characters` } : {};
  return (
    <Field
      label={label}
      name={name}
      id={id}
      error={error}
      count={count}
      counted={counted}
      optional={optional}
    >
      {(control) => (
        <input type="text" {...control} {...rule} maxLength={count?.limit} {...input} />
      )}
    </Field>
  );
}
