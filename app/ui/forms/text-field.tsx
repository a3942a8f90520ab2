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
  /** Says that it may be left empty. */
  optional?: string;
  /** Unlike `minLength`, it also checks text that the page filled in. */
  least?: { count: number; title: string };
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
  const rule = least ? { pattern: `.{${least.count},}`, title: least.title } : {};
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
        <input type="text" dir="auto" {...control} {...rule} maxLength={count?.limit} {...input} />
      )}
    </Field>
  );
}
