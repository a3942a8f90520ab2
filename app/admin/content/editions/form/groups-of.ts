import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import type { Kind } from '../../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import type { StoredItem } from '../../../item-calls.ts';
import { fieldAt } from './field-at.ts';

interface LabelledText {
  text: EditedText;
  label: string;
}

/** Texts that stand together: those of a section, or of a part of the form of the original. */
export interface TextGroupOf {
  id: string;
  title: string;
  texts: LabelledText[];
}

/** 'Hero: Headline' stands below the heading 'Hero'. */
function placeOf(kind: Kind, original: StoredItem, { path, label }: EditedText) {
  const [name = '', section = ''] = path.split('.');
  const field = fieldAt(kind.fields, original, [name]);
  const colon = label.indexOf(': ');
  if (field?.control === 'sections' && colon > 0) {
    return { id: section, title: label.slice(0, colon), label: label.slice(colon + 2) };
  }
  const group = kind.groups.find(({ id }) => id === field?.group);
  return { id: group?.id ?? '', title: group?.title ?? '', label };
}

/** In the order of the original. */
export function groupsOf(
  kind: AnyKind,
  original: StoredItem,
  texts: readonly EditedText[],
): TextGroupOf[] {
  const groups: TextGroupOf[] = [];
  for (const text of texts) {
    const { id, title, label } = placeOf(kind, original, text);
    const last = groups.find((group) => group.id === id);
    if (last) last.texts.push({ text, label });
    else groups.push({ id, title, texts: [{ text, label }] });
  }
  return groups;
}
