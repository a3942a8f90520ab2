import { useNavigate, useSearchParams } from 'react-router';
import { duplicateItem } from '../../../../domain/api/content/items.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { editPathFrom } from '../screens.ts';
import { asksBefore } from './what-differs.ts';

/** From a row: makes a copy and opens it; where something is asked before, opens the item that asks. */
export function useListDuplicate(kind: AnyKind) {
  const { sendAndSay, message } = useApiCalls();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  function duplicate(item: StoredItem) {
    const of = { kind: kind.name, id: itemKey(kind, item) ?? '' };
    if (asksBefore(kind)) return navigate(editPathFrom(search, of, { copy: 'ask' }));
    const input = { params: of, body: { fields: {} } };
    return sendAndSay(duplicateItem, input, ({ id }) =>
      navigate(editPathFrom(search, { ...of, id })),
    );
  }

  return { message, duplicate };
}
