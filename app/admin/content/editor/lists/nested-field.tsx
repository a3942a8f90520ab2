import { type ComponentType, useCallback } from 'react';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import type { NamedField } from '../../../../../domain/content/fields/named-fields.ts';
import { RemarkSpot } from '../../remarks/remark-spot.tsx';
import type { ListEntry } from '../codec.ts';
import type { ControlProps } from '../form.ts';
import type { Update } from '../use-draft.ts';

export type ControlOf = (field: FieldDefinition) => ComponentType<ControlProps>;

interface NestedFieldProps {
  named: NamedField;
  entry: ListEntry;
  /** What the names of the entry's own controls begin with. */
  path: string;
  props: ControlProps;
  of: ControlOf;
}

/** A field of an entry of a list; what is typed goes into the list's own value. */
export function NestedField({ named: [part, field], entry, path, props, of }: NestedFieldProps) {
  const { group, form, onChange } = props;
  const { id, values } = entry;
  const own = `${path}.${part}`;
  const change = useCallback(
    (update: Update, mended = own) =>
      onChange(
        (before) =>
          // As the list's codec makes it.
          (before as ListEntry[]).map((one) =>
            one.id === id
              ? { ...one, values: { ...one.values, [part]: update(one.values[part]) } }
              : one,
          ),
        mended,
      ),
    [onChange, own, part, id],
  );
  const Control = of(field);
  return (
    <div data-columns={field.columns ?? 12}>
      <RemarkSpot control={own}>
        <Control
          name={own}
          field={field}
          group={group}
          form={{ ...form, draft: { [own]: values[part] } }}
          onChange={change}
        />
      </RemarkSpot>
    </div>
  );
}
