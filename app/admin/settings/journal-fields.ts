import type { Fields, FormFields } from '../content/journal/fields.ts';
import type { BlockPlan, FieldPlan } from './plan.ts';

/** What a choice shows instead of its value. */
function readable({ options }: FieldPlan, text: string): string {
  return options?.find(({ value }) => value === text)?.label ?? text;
}

/** A part of the settings as fields, which it is already: a text per path. */
export function journalFieldsOf(blocks: BlockPlan[]): FormFields<Fields> {
  const plans = new Map(
    blocks.flatMap(({ legend, fields }) =>
      fields.map((field) => [field.path, { field, legend }] as const),
    ),
  );
  return {
    fieldsOf: (texts) => texts,
    draftFrom: (fields) =>
      Object.fromEntries(Object.entries(fields).filter(([path]) => plans.has(path))),
    labelOf(path) {
      const { legend, field } = plans.get(path) ?? {};
      return [legend, field?.label ?? path].filter(Boolean).join(': ');
    },
    readableOf(path, text) {
      const plan = plans.get(path);
      return plan ? readable(plan.field, text) : text;
    },
  };
}
