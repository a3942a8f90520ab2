import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Direction } from '../../../../domain/languages/tag.ts';
import { Counted, tooLong } from './counted.tsx';

interface TextFieldProps {
  id?: string;
  name: string;
  label?: ReactNode;
  /** Where the label stands elsewhere. */
  'aria-label'?: string;
  value: string;
  error?: string;
  maxLength: number;
  /** A wise length below the limit (Counted). */
  advised?: number;
  /** Lines it starts with when it takes line breaks; it grows with its text. Without it: one line. */
  lines?: number;
  description?: ReactNode;
  required?: boolean;
  placeholder?: string;
  type?: 'email';
  /** `ltr` for what machines read, such as an address. Absent: that of what is typed. */
  dir?: Direction;
  lang?: string;
  /** First to be typed in when a popup opens. */
  first?: boolean;
  onChange: (value: string) => void;
}

export function CountedTextField({ lines, maxLength, advised, first, ...rest }: TextFieldProps) {
  const problem = tooLong(rest.value, maxLength);
  const [wasLeft, setLeft] = useState(problem !== undefined);
  const control = {
    ...rest,
    // While one types, the count alone says it.
    error: rest.error ?? (wasLeft ? problem : undefined),
    onBlur: () => setLeft(true),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const satisfies string[],
    'data-autofocus': first,
    onChange: (event: { currentTarget: { value: string } }) =>
      rest.onChange(event.currentTarget.value),
  };
  return (
    <Counted used={rest.value.length} limit={maxLength} advised={advised}>
      {lines ? <Textarea {...control} minRows={lines} /> : <TextInput {...control} />}
    </Counted>
  );
}
