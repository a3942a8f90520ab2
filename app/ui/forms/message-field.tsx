import { useState } from 'react';
import { Field } from './field.tsx';
import type { FieldCount } from './field-counter.tsx';

interface MessageFieldProps {
  name: string;
  id: string;
  label: string;
  error?: string;
  count: FieldCount;
  defaultValue: string | undefined;
  readOnly: boolean;
}

export function MessageField({ defaultValue, readOnly, ...field }: MessageFieldProps) {
  // React rewrites a filled textarea on hydration, so what was typed until then is its default.
  const [start] = useState(() => typedInto(field.id) ?? defaultValue);
  return (
    <Field counted {...field}>
      {(control) => (
        <textarea
          {...control}
          dir="auto"
          rows={4}
          required
          maxLength={field.count.limit}
          defaultValue={start}
          readOnly={readOnly}
        />
      )}
    </Field>
  );
}

function typedInto(id: string): string | undefined {
  const field = globalThis.document?.getElementById(id);
  return field && 'value' in field ? String(field.value) : undefined;
}
