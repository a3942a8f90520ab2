import type { ReactNode } from 'react';
import { pathPrefix } from '../../../../../domain/content/fields/field-in-words.ts';
import { textOfField } from '../draft.ts';
import type { ControlProps } from '../form.ts';

export function textControl({ name, form, onChange }: ControlProps) {
  return {
    name,
    value: textOfField(form.draft, name),
    error: form.errors[name],
    onChange: (typed: string) => onChange(() => typed),
  };
}

export function hintOf({ name, field, form }: ControlProps): ReactNode {
  const hint = form.extras.hints?.[name];
  return hint ? hint(textOfField(form.draft, name)) : field.hint;
}

export function idOf({ name, form }: ControlProps): string | undefined {
  return form.frame.hasIds ? name : undefined;
}

/** With its group for whoever hears it; whoever sees it sees the group. */
export function labelOf({ name, field, form }: ControlProps): ReactNode {
  const prefix = pathPrefix(form.kind, field);
  const mark = form.extras.mark?.(name);
  if (prefix === '' && !mark) return field.label;
  return (
    <>
      <span className="visuallyHidden">{prefix}</span>
      {field.label}
      {mark}
    </>
  );
}

export function fullLabelOf({ field, form }: ControlProps): string {
  return `${pathPrefix(form.kind, field)}${field.label}`;
}
