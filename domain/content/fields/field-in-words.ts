import type { GroupDefinition } from '../kind.ts';
import type { FieldDefinition, FieldDefinitions } from './fields.ts';
import { partIn } from './part-in-words.ts';

interface Form {
  fields: FieldDefinitions;
  groups: readonly GroupDefinition[];
}

/** What stands before a field's label where it is not seen in its group. */
export function pathPrefix({ groups }: Pick<Form, 'groups'>, { group }: FieldDefinition): string {
  const own = groups.find(({ id }) => id === group);
  return own?.prefixed ? `${own.title} ` : '';
}

/** A field's label in a sentence: with its group where that is needed, without an asterisk. */
export function spokenLabel(form: Pick<Form, 'groups'>, field: FieldDefinition): string {
  return `${pathPrefix(form, field)}${field.label.replace('*', '')}`;
}

/** 'blogs content 1 heading': places in lists are counted from 1. */
export function pathInWords(path: string[]): string {
  return path
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`)
    .toLowerCase();
}

/** `2.props.items.1.question`, or with ids, by which nobody knows a section or a row. */
function partOfSection([place = '', ...path]: string[]): string {
  if (place === 'order') return 'Order of the sections';
  const section = /^\d+$/.test(place) ? `Section ${Number(place) + 1}` : 'Section';
  const words = path[0] === 'props' ? path.filter((_, at) => at % 2 === 1) : path;
  return words.length === 0 ? section : `${section}: ${pathInWords(words)}`;
}

/** A field's path as its form calls it, such as 'Content 2 paragraph'; '' for what is no field of it. */
export function fieldInWords(form: Form, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const field = form.fields[name];
  if (field?.control === 'sections' && rest.length > 0) return partOfSection(rest);
  const part = field?.rows && rest.length > 0 ? partIn(form.fields, [name, ...rest], '') : null;
  if (part) return part.label;
  return field ? `${spokenLabel(form, field)} ${pathInWords(rest)}`.trim() : '';
}

/** Whether only the database knows it, of a section. */
export function isInner(path: string): boolean {
  return /^sections\.[^.]+\.(id|kind|v)$/.test(path);
}
