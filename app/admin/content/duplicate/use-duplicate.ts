import { useNavigate } from 'react-router';
import { duplicateItem } from '../../../../domain/api/content/items.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../../domain/content/kinds/names.ts';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import type { BarEditor } from '../publishing/bar-editor.ts';

/** Makes a copy of what is stored and opens it; what is typed stays in the journal of the item. */
export function useDuplicate(
  { kind, id }: Pick<BarEditor, 'kind' | 'id'>,
  fields: readonly string[] = [],
) {
  const calls = useApiCalls({ fields });
  const navigate = useNavigate();
  const { busy, errors, message, form } = calls;

  const { name } = kind;

  function duplicate(changes: Record<string, string> = {}, onDone = () => {}) {
    if (!isItemKind(name)) return;
    const params = { kind: name, id: id ?? '' };
    return calls.sendAndSay(duplicateItem, { params, body: { fields: changes } }, async (copy) => {
      onDone();
      await navigate(editPathOf(name, copy.id));
    });
  }

  return { busy, errors, message, form, duplicate };
}
