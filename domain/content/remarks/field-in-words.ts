import type { Kind } from '../kind.ts';

/** A field's path as its form calls it: 'Hero Heading', 'Content 2 paragraph'; '' for a whole item. */
export function fieldInWords({ fields, groups }: Pick<Kind, 'fields' | 'groups'>, path: string) {
  const [name = '', place, part] = path.split('.');
  const field = fields[name];
  if (!field) return '';
  const group = groups.find(({ id }) => id === field.group);
  const prefix = group?.prefixed ? `${group.title} ` : '';
  const label = `${prefix}${field.label.replace('*', '')}`;
  return [label, place && Number(place) + 1, part].filter(Boolean).join(' ');
}
