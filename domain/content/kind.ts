import { z } from '../zod.ts';
import type { FieldDefinition, Role } from './fields.ts';
import type { PublishingStatus } from './publishing.ts';

export type FieldDefinitions = Record<string, FieldDefinition>;

/** What an item holds, field by field. */
export type ValuesOf<F extends FieldDefinitions> = {
  [Name in keyof F]: z.infer<F[Name]['answer']>;
};

/** The columns of the fields: JSON stands as text. */
export type ColumnsOf<F extends FieldDefinitions> = {
  [Name in keyof F]: F[Name] extends { json: true } ? string : z.infer<F[Name]['answer']>;
};

type InputShape<F extends FieldDefinitions> = { [Name in keyof F]: F[Name]['input'] };
type AnswerShape<F extends FieldDefinitions> = { [Name in keyof F]: F[Name]['answer'] };

/** A part of a kind's form. */
export interface GroupDefinition {
  id: string;
  title: string;
  note?: string;
  /** Its title is said before the label of each field, as several groups use the same labels. */
  prefixed?: true;
}

/** A name in words: 'case-study' is a case study. */
type Noun<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First} ${Noun<Rest>}`
  : Name;

/** The back office's list of a kind. */
interface Listing<Name extends string> {
  /** The fields that it shows, besides the key. */
  shows: readonly Name[];
  /** The columns that its search looks into; where a kind has categories, their names are found, too. */
  searches: readonly (Name | 'slug')[];
  /** The column that it is ordered by from A to Z. */
  title: Name | 'slug';
}

/** What is special about a kind of content; the rest is written once for all of them. */
interface Described<Name extends string, Key extends string, Id, F extends FieldDefinitions> {
  name: Name;
  /** Of many items, in addresses of calls. */
  plural: string;
  /** In a sentence: 'There is no blog with this id.' */
  noun: Noun<Name>;
  table: string;
  /** The column that names an item: a number that the database counts, or 24 hexadecimal characters. */
  key: { column: Key; id: z.ZodType<Id>; isCounted: boolean };
  /** Where visitors read an item: `base` and the text of a column. */
  address: { base: string; column: 'slug' | Key };
  /** The column that lists are ordered by before the key, the newest first; absent: the key alone. */
  listedBy?: 'created_at' | 'published_at';
  /** The back office's list. */
  listing: Listing<keyof F & string>;
  /** The table of the texts that the public search reads, and what the index of SQLite counts by. */
  search?: { table: string; key: string };
  fields: F;
  groups: readonly GroupDefinition[];
  /** Whether a save that lacks a field leaves its value as it is, or empties it. */
  absent: 'kept' | 'emptied';
  /** Whether HTML is stored as it was sent and cleaned for readers alone (R-3-04), or cleaned for both. */
  html: 'verbatim' | 'cleaned';
  /** What an item is when it is stored first; absent: published, as a later save makes it (D8). */
  firstStatus?: PublishingStatus;
  /** What the back office calls an item that has no title. */
  untitled: string;
  /** The values with what is made of others, such as a slug of a title. */
  completed?(values: ValuesOf<F>): ValuesOf<F>;
  /** Of a kind whose address is a slug: the computed one, empty where there is none. */
  slugOf?(values: ValuesOf<F>): string;
  /** Why an item cannot have a slug, besides another item that has it; null when it can. */
  slugRefusal?(slug: string): string | null;
  /** The time by which lists order an item, ISO 8601 UTC; null for its creation. */
  listedAt?(values: ValuesOf<F>): string | null;
  /** Why an item cannot be published as it stands, as a sentence; null when it can. */
  unready?(values: ValuesOf<F>): string | null;
}

interface Definition<
  Name extends string,
  Key extends string,
  Id,
  F extends FieldDefinitions,
  Listed extends keyof F & string,
> extends Described<Name, Key, Id, F> {
  /** The fields that the list call answers of an item, besides the key; absent: all of them. */
  list?: readonly Listed[];
}

export interface Kind<
  Name extends string = string,
  Key extends string = string,
  Id = unknown,
  F extends FieldDefinitions = FieldDefinitions,
  Listed extends keyof F & string = string,
> extends Described<Name, Key, Id, F> {
  list: readonly Listed[];
  fieldNames: readonly (keyof F & string)[];
  /** What a save accepts. */
  input: z.ZodObject<InputShape<F>>;
  /** What a call answers of one item. */
  answer: z.ZodObject<AnswerShape<F> & Record<Key, z.ZodType<Id>>>;
  /** A form's values as those of an item, whether or not they could be saved. */
  lenient: z.ZodType<ValuesOf<F>>;
}

/** An item of a kind, with the key that names it. */
export type ItemOf<K> =
  K extends Kind<string, infer Key, infer Id, infer F> ? ValuesOf<F> & Record<Key, Id> : never;

/** An item as the list call answers it. */
export type ListItemOf<K> =
  K extends Kind<string, infer Key, infer Id, infer F, infer Listed>
    ? Pick<ValuesOf<F>, Listed> & Record<Key, Id>
    : never;

export type InputOf<K extends { input: z.ZodType }> = z.infer<K['input']>;

function mapFields<F extends FieldDefinitions, Part extends keyof FieldDefinition>(
  fields: F,
  part: Part,
): { [Name in keyof F]: F[Name][Part] } {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[part]]);
  // The same names; Object.fromEntries cannot know that.
  return Object.fromEntries(entries);
}

export function defineKind<
  const Name extends string,
  const Key extends string,
  Id,
  const F extends FieldDefinitions,
  const Listed extends keyof F & string = keyof F & string,
>(definition: Definition<Name, Key, Id, F, Listed>): Kind<Name, Key, Id, F, Listed> {
  const { fields, key } = definition;
  const own = { [key.column]: key.id } as Record<Key, z.ZodType<Id>>;
  const fieldNames = Object.keys(fields);
  return {
    ...definition,
    fieldNames,
    // Where none is named, `Listed` is every name.
    list: definition.list ?? (fieldNames as Listed[]),
    input: z.object(mapFields(fields, 'input')),
    answer: z.object({ ...own, ...mapFields(fields, 'answer') }),
    // The same names with the same values, read forgivingly.
    lenient: z.object(mapFields(fields, 'lenient')) as unknown as z.ZodType<ValuesOf<F>>,
  };
}

/** What a form may hold while somebody types: what must be filled may still be empty. */
export function unfinishedInput({ input, fields }: Pick<Kind, 'input' | 'fields'>): z.ZodObject {
  const unfinished = Object.entries(fields)
    .filter(([, { control, required }]) => control === 'slug' || required === 'save')
    .map(([name, { control, limit = 0 }]) => {
      const text = control === 'slug' ? z.string() : z.string().max(limit);
      return [name, text.default('')] as const;
    });
  return input.extend(Object.fromEntries(unfinished));
}

/** The fields of a kind that have a role, in their order. */
export function fieldsWith(kind: Pick<Kind, 'fields'>, role: Role): string[] {
  return Object.entries(kind.fields)
    .filter(([, { roles }]) => roles.includes(role))
    .map(([name]) => name);
}

/** The field that holds an item's category_id; undefined for a kind without categories. */
export function categoryField(kind: Pick<Kind, 'fields'>): string | undefined {
  return Object.entries(kind.fields).find(([, { control }]) => control === 'category')?.[0];
}

/** The fields of a kind that hold HTML, and with it links and pictures. */
export function htmlFields(kind: Pick<Kind, 'fields'>): string[] {
  return Object.entries(kind.fields)
    .filter(([, { mapHtml }]) => mapHtml !== undefined)
    .map(([name]) => name);
}

/** The item with each piece of HTML in it changed. */
export function withHtml<T extends object>(
  { fields }: Pick<Kind, 'fields'>,
  item: T,
  change: (html: string) => string,
): T {
  const changed = Object.entries(item).map(([name, value]) => {
    const mapHtml = fields[name]?.mapHtml;
    return [name, mapHtml && value !== undefined ? mapHtml(value, change) : value];
  });
  return { ...item, ...Object.fromEntries(changed) };
}

/** The values of an item that nobody has written anything in. */
export function emptyValues<F extends FieldDefinitions>({ fields }: { fields: F }): ValuesOf<F> {
  // Each field's own empty value, which its type promises.
  return mapFields(fields, 'empty') as ValuesOf<F>;
}

/** What people call an item; `''` where no field says it. */
export function titleOf(kind: Pick<Kind, 'fields'>, values: Record<string, unknown>): string {
  const titles = fieldsWith(kind, 'title').map((name) => values[name]);
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? '';
}
