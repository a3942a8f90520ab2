import { useCallback } from 'react';
import type { FieldDefinition } from '../../../../domain/content/fields/fields.ts';
import type { GroupDefinition } from '../../../../domain/content/kind.ts';
import { RemarkSpot } from '../remarks/remark-spot.tsx';
import { controls, isWholeGroup } from './controls/controls.tsx';
import { fieldsOfGroup } from './draft.ts';
import type { EditorForm } from './form.ts';
import type { Update } from './use-draft.ts';

interface FormFieldProps {
  name: string;
  field: FieldDefinition;
  group: GroupDefinition;
  form: EditorForm;
}

function FormField({ name, field, group, form }: FormFieldProps) {
  const { change } = form;
  const onChange = useCallback(
    (update: Update, mended = name) => change(name, update, mended),
    [change, name],
  );
  const Control = controls[field.control];
  return <Control name={name} field={field} group={group} form={form} onChange={onChange} />;
}

function FormGroup({ group, form }: { group: GroupDefinition; form: EditorForm }) {
  const { kind, frame, extras, draft } = form;
  const fields = fieldsOfGroup(kind, group);
  if (fields.some(([, field]) => isWholeGroup(field))) {
    return fields.map(([name, field]) => (
      <FormField key={name} name={name} field={field} group={group} form={form} />
    ));
  }
  return (
    <frame.Group group={group} note={extras.notes?.[group.id]?.(draft) ?? group.note}>
      <frame.Columns>
        {fields.map(([name, field]) => (
          <div
            key={name}
            data-columns={field.columns ?? 12}
            data-full={(field.columns ?? 12) === 12 || undefined}
          >
            <RemarkSpot control={name}>
              <FormField name={name} field={field} group={group} form={form} />
            </RemarkSpot>
          </div>
        ))}
        {extras.below?.[group.id]?.(draft)}
      </frame.Columns>
    </frame.Group>
  );
}

export function FormGroups({ form }: { form: EditorForm }) {
  return form.kind.groups.map((group) => <FormGroup key={group.id} group={group} form={form} />);
}
