import { pathInWords, spokenLabel } from '../content/fields/field-in-words.ts';
import type { FieldDefinition, FieldDefinitions } from '../content/fields/fields.ts';
import type { GroupDefinition } from '../content/kind.ts';
import { capitalized } from '../content/kinds/names.ts';
import { z } from '../zod.ts';
import { settingGroup } from './setting-fields.ts';

/** Fields by their place in the record. */
type FieldTree = { readonly [name: string]: FieldDefinition | FieldTree };

type SchemaOf<Node> = Node extends { input: infer Input extends z.ZodType }
  ? Input
  : z.ZodObject<{ -readonly [Name in keyof Node]: SchemaOf<Node[Name]> }>;

interface Definition<Id extends string, Tree extends FieldTree> {
  id: Id;
  title: string;
  note: string;
  /** What a save of it changes, as the description of the calls says it. */
  saves: string;
  /** Other groups have fields of the same labels. */
  prefixed?: true;
  /** Of its form; absent: one without a title. */
  groups?: readonly GroupDefinition[];
  tree: Tree;
}

export interface SettingsGroupDefinition {
  id: string;
  title: string;
  note: string;
  saves: string;
  schema: z.ZodObject;
  /** By their paths, such as `home.about.heading`. */
  fields: FieldDefinitions;
  groups: readonly GroupDefinition[];
}

function isField(node: FieldDefinition | FieldTree): node is FieldDefinition {
  return typeof node.control === 'string';
}

function schemaOf(tree: FieldTree): z.ZodObject {
  const shape = Object.entries(tree).map(([name, node]) => [
    name,
    isField(node) ? node.input : schemaOf(node),
  ]);
  return z.object(Object.fromEntries(shape));
}

function fieldsOf(tree: FieldTree, path = ''): [path: string, field: FieldDefinition][] {
  return Object.entries(tree).flatMap(([name, node]) =>
    isField(node) ? [[path + name, node] as const] : fieldsOf(node, `${path}${name}.`),
  );
}

/** A part of the settings that is saved on its own: its schema, form and words follow from its fields. */
export function defineSettings<const Id extends string, const Tree extends FieldTree>({
  tree,
  prefixed,
  groups,
  ...group
}: Definition<Id, Tree>) {
  const { title } = group;
  const form = { id: settingGroup, title: `${title}:` };
  return {
    ...group,
    // Made of the same fields as its type.
    schema: schemaOf(tree) as unknown as Extract<SchemaOf<Tree>, z.ZodObject>,
    fields: Object.fromEntries(fieldsOf(tree)),
    groups: groups ?? [prefixed ? { ...form, prefixed } : form],
  };
}

/** What follows the place of a row in a path, with the row before it. */
function inRow(field: FieldDefinition, [place, name = '', ...rest]: string[]): string {
  const { noun = '', fields = {} } = field.rows ?? {};
  const own = fields[name];
  const row = `${capitalized(noun)} ${Number(place) + 1}`;
  if (!own) return `${row} ${pathInWords([name, ...rest])}`;
  return `${row}: ${partInWords(own, own.label, rest)}`;
}

function partInWords(field: FieldDefinition, label: string, rest: string[]): string {
  const isRow = field.rows?.fields[rest[1] ?? ''] !== undefined;
  return isRow ? inRow(field, rest) : `${label} ${pathInWords(rest)}`.trim();
}

function inGroup(group: SettingsGroupDefinition, path: string): string | null {
  const found = Object.entries(group.fields).find(
    ([name]) => path === name || path.startsWith(`${name}.`),
  );
  if (!found) return null;
  const [name, field] = found;
  const rest = path.slice(name.length + 1).split('.');
  return partInWords(field, spokenLabel(group, field), rest);
}

/** A path of the record as its form calls it, such as 'Office 2: Telephone'; '' for what is no field. */
export function settingInWords(groups: readonly SettingsGroupDefinition[], path: string): string {
  const words = groups.map((group) => inGroup(group, path));
  return words.find((one) => one !== null) ?? '';
}
