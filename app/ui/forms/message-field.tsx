import { useState } from 'react';
import { Field } from './field.tsx';
import type { FieldCount } from './field-counter.tsx';

interface MessageFieldProps {
  name: string;
  id: string;
  error?: string;
  count: FieldCount;
  defaultValue: string | undefined;
  readOnly: boolean;
}

/** The message itself: four lines that grow by hand. */
export function MessageField({ defaultValue, readOnly, ...field }: MessageFieldProps) {
  // React writes a filled textarea anew when it hydrates; what was typed until then must be its text.
  const [start] = useState(() => typedInto(field.id) ?? defaultValue);
  return (
    <Field label="Message" counted {...field}>
      {(control) => (
        <textarea
          {...control}
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
