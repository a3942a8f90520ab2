import { z } from '../../zod.ts';
import { withAddresses, withHtml } from '../mapped-values.ts';
import { type FieldDefinition, type FieldDefinitions, partsOf } from './fields.ts';
import { withRowIds } from './row-id.ts';

/** R-P-06. */
export const rowsLimit = 60;

const idLimit = 40;

type Row<F extends FieldDefinitions = FieldDefinitions> = {
  [Name in keyof F]: z.infer<F[Name]['answer']>;
} & { id: string };

export interface RowsOptions<F extends FieldDefinitions> {
  fields: F;
  /** What one row is called, such as 'question'. */
  noun: string;
  limit?: number;
  /** What fewer rows are refused with. */
  atLeast?: { count: number; problem: string };
  hint?: string;
  /** What the fields alone cannot say of a row. */
  row?: (schema: z.ZodObject) => z.ZodObject;
}

type Kept<F extends { input: z.ZodType }> = Omit<F, 'input'> & {
  input: z.ZodOptional<z.ZodType<z.infer<F['input']>>>;
};

/** A field that a save may lack, and then stays as it is. */
export function keptIfAbsent<F extends { input: z.ZodType }>(field: F): Kept<F> {
  const { input } = field;
  const own = input instanceof z.ZodDefault ? input.unwrap() : input;
  // Without its default, which has the same type.
  return { ...field, input: z.optional(own as z.ZodType<z.infer<F['input']>>) };
}

/** A list of rows that have the same fields, and an id each. */
export function rows<const F extends FieldDefinitions>(
  group: string,
  label: string,
  {
    fields,
    noun,
    limit = rowsLimit,
    atLeast,
    row = (schema) => schema,
    ...options
  }: RowsOptions<F>,
) {
  const full = `${label} has room for ${limit}.`;
  const input = row(
    z.object({ id: z.string().max(idLimit).default(''), ...partsOf(fields, 'input') }),
  );
  const lenient = z.object({ id: z.string().catch(''), ...partsOf(fields, 'lenient') });
  const answer = z.array(z.object({ id: z.string(), ...partsOf(fields, 'answer') }));
  type Value = Row<F>[];
  // The schemas are made of the same fields as the type.
  const list = z
    .array(input)
    .min(atLeast?.count ?? 0, atLeast?.problem)
    .max(limit, full)
    .overwrite((given) => withRowIds(given as { id: string }[]) as typeof given);
  const typed = <S extends z.ZodType>(schema: S) => schema as unknown as z.ZodType<Value>;
  return {
    ...options,
    group,
    label,
    limit,
    rows: { fields, noun },
    control: 'rows',
    roles: [],
    json: true,
    input: typed(atLeast ? list : list.default([])),
    answer: typed(answer),
    lenient: typed(
      z
        .array(lenient)
        .overwrite((list) => withRowIds(list as { id: string }[]) as typeof list)
        .catch([]),
    ),
    empty: [] as Value,
    mapHtml: (value: Value, change: (html: string) => string) =>
      value.map((row) => withHtml({ fields }, row, change)),
    mapAddresses: (value: Value, change: (address: string) => string) =>
      value.map((row) => withAddresses({ fields }, row, change)),
  } satisfies FieldDefinition<z.ZodType<Value>, z.ZodType<Value>>;
}
