import type { Difference } from '../../../../domain/api/content/revisions.ts';
import {
  fieldInWords,
  isInner,
  pathInWords,
} from '../../../../domain/content/fields/field-in-words.ts';
import { kinds } from '../../../../domain/content/kinds/kinds.ts';
import { capitalized, originalNameOf } from '../../../../domain/content/kinds/names.ts';
import { settingName } from '../../../../domain/settings/groups/groups.ts';

/**
 * A field's path as people read it. `blogs_content.0.heading` of a blog is 'Content 1 heading', by the
 * label in the form; where no kind is known it is 'Blogs content 1 heading'. Places in lists are counted
 * from 1.
 */
export function fieldName(path: string, name?: string): string {
  if (name === 'setting') return settingName(path) || capitalized(pathInWords(path.split('.')));
  // An edition has the labels of its original.
  const own = originalNameOf(name ?? '') ?? name;
  const kind = kinds.find((one) => one.name === own);
  return (kind && fieldInWords(kind, path)) || capitalized(pathInWords(path.split('.')));
}

type Changed = Pick<Difference, 'field' | 'label'>;

/** By the label that is stored; changes of earlier releases have none. */
export function changedName({ field, label }: Changed, name?: string): string {
  return label || fieldName(field, name);
}

export function changedNames(changes: readonly Changed[], name?: string): string[] {
  return changes.filter(({ field }) => !isInner(field)).map((one) => changedName(one, name));
}
