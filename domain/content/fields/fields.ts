import { z } from '../../zod.ts';
import { webAddress, webAddressLimit } from '../addresses/web-address.ts';

export type Role =
  /** Names the item; the first filled one in the order of the fields. */
  | 'title'
  | 'search'
  /** Stands for the item on cards; without it, a drawing does. */
  | 'picture'
  | 'author'
  /** Words, which each language has its own of (R-L-02). */
  | 'translatable';

export type Control =
  | 'line'
  | 'lines'
  | 'html'
  | 'slug'
  | 'address'
  | 'image'
  | 'video'
  | 'choice'
  /** The ground of a section, drawn. */
  | 'ground'
  | 'category'
  | 'pairs'
  | 'reviews'
  | 'number'
  | 'toggle'
  | 'rows'
  | 'path'
  | 'sections'
  /** The words of sections in a further language, by their ids. */
  | 'texts'
  /** Of a row, set when it is made; in no form. */
  | 'fixed'
  /** Lines, each of them a text of a list. */
  | 'entries'
  /** Texts of a list with an empty line between them. */
  | 'paragraphs'
  | 'email'
  | 'phone'
  | 'time'
  /** The tag of a language, with those that are common. */
  | 'language'
  /** Of the time zone database, which browsers spell differently. */
  | 'zone'
  | 'colour'
  | 'logo'
  /** An item or an address that a link leads to. */
  | 'target'
  | 'menu';

export type FieldDefinitions = Record<string, FieldDefinition>;

export interface FieldOptions {
  roles?: readonly Role[];
  /** The same in every language, though it is a text. */
  isShared?: true;
  columns?: 3 | 6 | 12;
  hint?: string;
  advised?: number;
  /** That it starts with, where it takes line breaks. */
  minLines?: number;
  /** The field with the words of what its number counts, which stand beside it on the page. */
  counts?: string;
  /** `publish`: only what visitors shall see needs it (decision D50). */
  required?: 'save' | 'publish';
}

export interface FieldDefinition<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends FieldOptions {
  group: string;
  /** The literal words of the specification, such as 'Meta Title*'. */
  label: string;
  control: Control;
  roles: readonly Role[];
  limit?: number;
  options?: readonly string[];
  /** Of the options, those that cannot be chosen now. */
  taken?: readonly string[];
  /** What options are called that are not called as they are stored. */
  words?: Readonly<Record<string, string>>;
  /** Of a list: the fields of each row, and what one of them is called, such as 'question'. */
  rows?: { fields: FieldDefinitions; noun: string };
  input: Input;
  answer: Answer;
  lenient: z.ZodType<z.infer<Answer>>;
  empty: z.infer<Answer>;
  json?: true;
  /** What visitors are shown of a value; a draft keeps all of it (decision D56). */
  publishedOf?(value: z.infer<Answer>): z.infer<Answer>;
  mapHtml?(value: z.infer<Answer>, change: (html: string) => string): z.infer<Answer>;
  mapAddresses?(value: z.infer<Answer>, change: (address: string) => string): z.infer<Answer>;
}

/** One part of each field, such as all schemas of what is sent. */
export function partsOf<F extends FieldDefinitions, Part extends keyof FieldDefinition>(
  fields: F,
  part: Part,
): { [Name in keyof F]: F[Name][Part] } {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  return Object.fromEntries(entries);
}

export type TextDefinition = FieldDefinition<z.ZodType<string>, z.ZodString> & { limit: number };
const text = z.string();
const lenient = text.catch('');

/** Whether people type words there. */
export function isText(control: Control): boolean {
  return control === 'line' || control === 'lines' || control === 'html';
}

export function textField(
  control: Control,
  group: string,
  label: string,
  limit: number,
  options: FieldOptions & { input?: z.ZodType<string> } = {},
): TextDefinition {
  const { input = text.max(limit).default(''), isShared, roles = [], ...rest } = options;
  const isWords = isText(control) && !isShared;
  return {
    ...rest,
    group,
    label,
    limit,
    control,
    input,
    answer: text,
    lenient,
    empty: '',
    roles: isWords ? [...roles, 'translatable'] : roles,
  };
}

export function line(
  group: string,
  label: string,
  limit: number,
  options?: FieldOptions,
): TextDefinition {
  return textField('line', group, label, limit, options);
}

export function lines(
  group: string,
  label: string,
  limit: number,
  options?: FieldOptions,
): TextDefinition {
  return textField('lines', group, label, limit, options);
}

/** Not trimmed: what was typed reads back byte for byte (R-3-04). */
export function mustBeFilled(limit: number, problem: string): z.ZodType<string> {
  return z
    .string(problem)
    .max(limit)
    .refine((value) => value.trim() !== '', problem);
}

/** @param problem the answer to a save without it */
export function requiredLine(
  group: string,
  label: string,
  limit: number,
  { problem, ...options }: FieldOptions & { problem: string },
): TextDefinition {
  const input = mustBeFilled(limit, problem);
  return textField('line', group, label, limit, { ...options, input, required: 'save' });
}

export function html(
  group: string,
  label: string,
  limit: number,
  options?: FieldOptions,
): TextDefinition {
  return { ...textField('html', group, label, limit, options), mapHtml: mapText };
}

export function mapText(value: string, change: (text: string) => string): string {
  return change(value);
}

export function address(group: string, label: string, options?: FieldOptions): TextDefinition {
  const input = webAddress.default('');
  const field = textField('address', group, label, webAddressLimit, { ...options, input });
  return { ...field, mapAddresses: mapText };
}

export function image(group: string, label: string, options?: FieldOptions) {
  return { ...address(group, label, options), control: 'image' } satisfies TextDefinition;
}

export function video(group: string, label: string, options?: FieldOptions) {
  return { ...address(group, label, options), control: 'video' } satisfies TextDefinition;
}
