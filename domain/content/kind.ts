import type { DrawingKind } from '../media/drawing.ts';
import type { SiteMessages } from '../messages/messages.ts';
import { z } from '../zod.ts';
import {
  type FieldDefinition,
  type FieldDefinitions,
  partsOf,
  type Role,
} from './fields/fields.ts';
import type { EditionKind, StoredKind } from './kinds/names.ts';
import type { PublishingStatus } from './publishing.ts';

export type ValuesOf<F extends FieldDefinitions> = {
  [Name in keyof F]: z.infer<F[Name]['answer']>;
};

export type ColumnsOf<F extends FieldDefinitions> = {
  [Name in keyof F]: F[Name] extends { json: true } ? string : z.infer<F[Name]['answer']>;
};

type InputShape<F extends FieldDefinitions> = { [Name in keyof F]: F[Name]['input'] };
type AnswerShape<F extends FieldDefinitions> = { [Name in keyof F]: F[Name]['answer'] };

export interface GroupDefinition {
  id: string;
  title: string;
  note?: string;
  /** The title precedes the label of each field, as several groups use the same labels. */
  prefixed?: true;
}

type Noun<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First} ${Noun<Rest>}`
  : Name;

interface Listing<Name extends string> {
  /** The fields that it shows, besides the key. */
  shows: readonly Name[];
  /** The columns that its search looks into; where a kind has categories, their names are found, too. */
  searches: readonly (Name | 'slug')[];
  /** The column that it is ordered by from A to Z. */
  title: Name | 'slug';
  /** The fields that hold the names of its categories, where no field holds a category_id. */
  categories?: readonly Name[];
}

/** The page that visitors read, and the fields behind what it shows. */
interface PublicPage<Name extends string> {
  /** Always shown, whatever else an item holds. */
  shows: readonly Name[];
  /** `titleElse` replaces an empty title. */
  title: Name;
  titleElse: Name;
  heading: Name;
  description: Name;
  pictures: readonly Name[];
  /** The schema.org type that the page must have; null where its sections decide. */
  type: string | null;
  /** The title of one whose heading is empty, wherever visitors see titles. */
  untitled: 'article.untitled' | 'feeds.untitled' | 'study.one';
  /** The date that visitors read on it. */
  date?: Name;
  /** The shape of its drawing in the sitemap. */
  drawing: DrawingKind;
  /** Bytes of the first view and of the pictures below it. */
  budget: { first: number; rest: number };
  /** A foreign address in it takes the page out of the sitemap (decision D47). */
  canonical: Name | null;
  /** The list of the kind besides the home page, and how many items a page of it shows. */
  list: string | null;
  listSize?: number;
  isInFeed: boolean;
  /** The heading above its pages in llms.txt. */
  summary: 'feeds.insights' | 'feeds.pages' | 'feeds.places' | 'feeds.studies';
}

interface Described<
  Name extends StoredKind,
  Key extends string,
  Id,
  F extends FieldDefinitions,
  Table extends string,
> {
  name: Name;
  /** Of an edition: the kind of the item that it is of (decision 0046). */
  original?: Original;
  plural: string;
  noun: Noun<Name>;
  table: Table;
  /** Counted by the database, or 24 hexadecimal characters. */
  key: { column: Key; id: z.ZodType<Id>; isCounted: boolean };
  /** With an empty `base`, the column holds whole paths. */
  address: { base: string; column: 'slug' | Key };
  /** Absent: lists are ordered by the key alone, newest first. */
  listedBy?: 'created_at' | 'published_at';
  listing: Listing<keyof F & string>;
  page: PublicPage<keyof F & string>;
  search?: { table: string };
  fields: F;
  groups: readonly GroupDefinition[];
  /** What a save does with fields that it lacks. */
  absent: 'kept' | 'emptied';
  /** Verbatim HTML is stored as sent and cleaned for readers alone (R-3-04). */
  html: 'verbatim' | 'cleaned';
  firstStatus?: PublishingStatus;
  untitled: string;
  /** The values of a new item, for a kind whose items are stored before they are edited. */
  blank?(): Partial<ValuesOf<F>>;
  /** Fills in what follows from other fields, such as a slug from a title. */
  completed?(values: ValuesOf<F>): ValuesOf<F>;
  slugOf?(values: ValuesOf<F>): string;
  slugRefusal?(slug: string): string | null;
  listedAt?(values: ValuesOf<F>): string | null;
  unready?(values: ValuesOf<F>): string | null;
  /** Whether the site cannot do without the item, which then stays public at its address. */
  isLasting?(values: ValuesOf<F>): boolean;
}

interface Definition<
  Name extends StoredKind,
  Key extends string,
  Id,
  F extends FieldDefinitions,
  Listed extends keyof F & string,
  Table extends string,
> extends Described<Name, Key, Id, F, Table> {
  list?: readonly Listed[];
}

export interface Kind<
  Name extends StoredKind = StoredKind,
  Key extends string = string,
  Id = unknown,
  F extends FieldDefinitions = FieldDefinitions,
  Listed extends keyof F & string = string,
  Table extends string = string,
> extends Described<Name, Key, Id, F, Table> {
  list: readonly Listed[];
  fieldNames: readonly (keyof F & string)[];
  input: z.ZodObject<InputShape<F>>;
  answer: z.ZodObject<AnswerShape<F> & Record<Key, z.ZodType<Id>>>;
  lenient: z.ZodType<ValuesOf<F>>;
}

/** A kind that editors list; no kind of editions. */
export type Original = Kind<Exclude<StoredKind, EditionKind>>;

export type ItemOf<K> =
  K extends Kind<StoredKind, infer Key, infer Id, infer F> ? ValuesOf<F> & Record<Key, Id> : never;

export type ListItemOf<K> =
  K extends Kind<StoredKind, infer Key, infer Id, infer F, infer Listed>
    ? Pick<ValuesOf<F>, Listed> & Record<Key, Id>
    : never;

export type InputOf<K extends { input: z.ZodType }> = z.infer<K['input']>;

export function defineKind<
  const Name extends StoredKind,
  const Key extends string,
  Id,
  const F extends FieldDefinitions,
  const Listed extends keyof F & string = keyof F & string,
  const Table extends string = string,
>(definition: Definition<Name, Key, Id, F, Listed, Table>): Kind<Name, Key, Id, F, Listed, Table> {
  const { fields, key } = definition;
  const own = { [key.column]: key.id } as Record<Key, z.ZodType<Id>>;
  const fieldNames = Object.keys(fields);
  return {
    ...definition,
    fieldNames,
    list: definition.list ?? (fieldNames as Listed[]),
    input: z.object(partsOf(fields, 'input')),
    answer: z.object({ ...own, ...partsOf(fields, 'answer') }),
    lenient: z.object(partsOf(fields, 'lenient')) as unknown as z.ZodType<ValuesOf<F>>,
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

/** The names that an item's categories can have; empty where a field holds a category_id. */
export function categoryNames({ fields, listing }: Pick<Kind, 'fields' | 'listing'>): string[] {
  const [field = ''] = listing.categories ?? [];
  return (fields[field]?.options ?? []).filter((name) => name !== '');
}

/** The field that the address follows from; undefined where the key is the address. */
export function addressField(kind: Pick<Kind, 'fields'>): string | undefined {
  const isAddress = ({ control }: FieldDefinition) => control === 'slug' || control === 'path';
  return Object.entries(kind.fields).find(([, field]) => isAddress(field))?.[0];
}

export function emptyValues<F extends FieldDefinitions>({ fields }: { fields: F }): ValuesOf<F> {
  return partsOf(fields, 'empty') as ValuesOf<F>;
}

export function headingOf(
  { page }: Pick<Kind, 'page'>,
  values: Record<string, unknown>,
  { text }: Pick<SiteMessages, 'text'>,
): string {
  const heading = values[page.heading];
  return typeof heading === 'string' && heading.trim() !== '' ? heading : text(page.untitled);
}

/** The last part of an item's address, which its drawings stand under, too; '' while it has none. */
export function addressPart(kind: Kind, values: Record<string, unknown>): string {
  if (kind.slugOf) return kind.slugOf(kind.completed?.(values) ?? values);
  return String(values[kind.key.column] ?? '');
}

export function titleOf(kind: Pick<Kind, 'fields'>, values: Record<string, unknown>): string {
  const titles = fieldsWith(kind, 'title').map((name) => values[name]);
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? '';
}
