import { withoutInvisible } from '../content/addresses/invisible-marks.ts';
import type { Control, FieldDefinition, Role } from '../content/fields/fields.ts';
import { z } from '../zod.ts';

/** UTF-16 code units, and how many lines a list of them may have. */
export const settingsLimits = {
  line: 300,
  description: 500,
  text: 1_000,
  lines: 4,
  count: 999,
} as const;

export const settingGroup = 'settings';

interface Options {
  columns?: 3 | 6 | 12;
  hint?: string;
  limit?: number;
  options?: readonly string[];
  words?: Readonly<Record<string, string>>;
  roles?: readonly Role[];
}

/** Words, which each language has its own of (R-L-02). */
export const translatable = { roles: ['translatable'] } as const satisfies Options;

type SettingField<Schema extends z.ZodType = z.ZodType> = FieldDefinition<Schema, Schema>;

/** A field whose call takes what it answers. */
export function setting<Schema extends z.ZodType>(
  control: Control,
  label: string,
  schema: Schema,
  { empty, ...options }: Options & { empty: z.infer<Schema> },
): SettingField<Schema> {
  // What is stored was checked before; nothing reads settings leniently.
  const lenient = schema as unknown as z.ZodType<z.infer<Schema>>;
  const common = { columns: 6 as const, group: settingGroup, roles: [], ...options };
  return { ...common, label, control, input: schema, answer: schema, lenient, empty };
}

const someText = z.string();

export function settingLine<Schema extends z.ZodType<string>>(
  label: string,
  schema: Schema | null = null,
  options: Options = {},
) {
  const { limit = settingsLimits.line } = options;
  const input = schema ?? someText.max(limit);
  return setting<z.ZodType<string>>('line', label, input, { ...options, limit, empty: '' });
}

export const requiredText = someText.trim().min(1).max(settingsLimits.line);

/** At least one character that can be seen. */
export function filledWords(limit: number) {
  return someText
    .overwrite((typed) => (withoutInvisible(typed).trim() === '' ? '' : typed))
    .trim()
    .min(1)
    .max(limit);
}

export function filledLine(label: string, options?: Options) {
  return settingLine(label, requiredText, options);
}

export function settingLines(
  label: string,
  limit: number,
  schema: z.ZodType<string> | null = null,
) {
  const input = schema ?? someText.max(limit);
  return setting('lines', label, input, { ...translatable, limit, columns: 12, empty: '' });
}

/** One text a line. */
export function entries(label: string, hint: string, atLeast = 0) {
  const { line: each, lines: count } = settingsLimits;
  const input = z.array(someText.max(each)).min(atLeast).max(count);
  const own = { ...translatable, limit: each, columns: 12 as const, hint };
  return setting('entries', label, input, { ...own, empty: [] });
}

/** Texts with an empty line between them. */
export function paragraphs(label: string, hint: string) {
  const { text, lines: count } = settingsLimits;
  const input = z.array(someText.max(text)).max(count);
  const own = { ...translatable, limit: text * count, columns: 12 as const, hint };
  return setting('paragraphs', label, input, { ...own, empty: [] });
}

const colourProblem = 'Please enter a colour like #1a7f5a.';

/** `#1a7f5a` of what may be typed as `#1A7F5A`, and `#aabbcc` of `#abc`. */
export function normalizedColour(typed: string): string {
  const digits = typed.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits}`;
}

export function colour(label: string, first: string) {
  const input = z
    .string(colourProblem)
    .trim()
    .regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/, colourProblem)
    .overwrite(normalizedColour)
    .meta({ examples: [first] });
  return setting('colour', label, input, { limit: 7, empty: first });
}

interface Range extends Pick<Options, 'hint' | 'options'> {
  min: number;
  max: number;
  first?: number;
}

export function whole(label: string, { min, max, first = min, ...options }: Range) {
  const input = z.number().int().min(min).max(max);
  return setting('number', label, input, { ...options, empty: first });
}

export function degrees(label: string, max: number, hint?: string) {
  return setting('number', label, z.number().min(-max).max(max), { hint, empty: 0 });
}

/** One of some values, each with the words that people read. */
export function settingChoice<const Value extends string>(
  label: string,
  words: Readonly<Record<Value, string>>,
  { problem, ...options }: Options & { problem?: string } = {},
) {
  const values = Object.keys(words) as [Value, ...Value[]];
  const input: z.ZodType<Value> = z.enum(values, problem);
  return setting('choice', label, input, { ...options, options: values, words, empty: values[0] });
}

type ShapeOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { input: infer Input extends z.ZodType }
    ? Input
    : never;
};

interface List<Fields> {
  fields: Fields;
  noun: string;
  limit: number;
  /** What the fields alone cannot say of a row. */
  row?: (schema: z.ZodObject) => z.ZodType;
  /** What no row alone can say. */
  rows?: (schema: z.ZodArray) => z.ZodArray;
  atLeast?: { count: number; problem: string };
  hint?: string;
}

/** The sender's own, or that of a row that is stored; without one a row is the one in its place. */
const rowId = z.string().min(1).max(40).optional();

/** Rows with fields of their own, and an id each once they are stored. */
export function list<const Fields extends Record<string, FieldDefinition>>(
  label: string,
  {
    fields,
    noun,
    limit,
    row = (schema) => schema,
    rows: all = (schema) => schema,
    atLeast,
    ...options
  }: List<Fields>,
) {
  const shape = Object.entries(fields).map(([name, { input }]) => [name, input]);
  const rows = all(
    z
      .array(row(z.object({ id: rowId, ...Object.fromEntries(shape) })))
      .max(limit, `There is room for ${limit}.`),
  );
  const input = atLeast ? rows.min(atLeast.count, atLeast.problem) : rows;
  // The schema of each row is made of the same fields as its type.
  const typed = input as unknown as z.ZodArray<z.ZodObject<ShapeOf<Fields> & { id: typeof rowId }>>;
  const full = { ...options, limit, columns: 12 as const, empty: [] };
  return { ...setting('rows', label, typed, full), rows: { fields, noun } };
}
