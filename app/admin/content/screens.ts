import { editPathOf } from '../../../domain/content/edit-path.ts';
import type { ItemNoun } from '../../../domain/content/kinds/kinds.ts';
import { itemKinds, kindWords } from '../../../domain/content/kinds/names.ts';

/** Where an item is edited whose kind an answer names in words. */
export function editPathOfNoun(noun: ItemNoun, id: string): string {
  const kind = itemKinds.find((name) => kindWords[name].noun === noun);
  return kind ? editPathOf(kind, id) : '/admin';
}
