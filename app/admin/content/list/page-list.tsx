import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { messageOf } from '../../api.ts';
import { deleteItem, insertItem, itemKey, type StoredItem } from '../../item-calls.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useUndo } from '../../ui/use-undo.ts';
import { editPathOf } from '../screens.ts';
import { ItemList } from './item-list.tsx';
import type { ItemScreen, LoadedItems } from './item-screen.ts';

interface PageListProps<Item extends StoredItem> {
  screen: ItemScreen<Item>;
  loaded: LoadedItems<Item>;
  /** What the browser asks before it deletes (decision D23). */
  question: string;
}

/** A list whose items are edited on pages of their own. */
export function PageList<Item extends StoredItem>({
  screen,
  loaded,
  question,
}: PageListProps<Item>) {
  const { kind } = screen;
  const navigate = useNavigate();
  const { create, remove, undo, busy, error } = useItemCalls(screen, question);
  return (
    <ItemList
      screen={screen}
      loaded={loaded}
      undo={undo}
      busy={busy}
      error={error}
      onCreate={create}
      onEdit={(item) => navigate(editPathOf(kind.name, itemKey(kind, item) ?? ''))}
      onDelete={remove}
    />
  );
}

/** Creating and deleting, with the failure of the last attempt. */
function useItemCalls<Item extends StoredItem>(
  { kind, titleOf }: ItemScreen<Item>,
  question: string,
) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const undo = useUndo();

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError(null);
    await work().catch((failure: unknown) => setError(messageOf(failure)));
    setBusy(false);
  }

  function create() {
    return attempt(async () => {
      await navigate(editPathOf(kind.name, await insertItem(kind)));
    });
  }

  async function remove(item: Item) {
    if (!window.confirm(question)) return;
    await attempt(async () => {
      const deletion = await deleteItem(kind, itemKey(kind, item) ?? '');
      showAlert({ kind: 'success', text: deletion.message });
      undo.offerUndo({ title: titleOf(item), undo: deletion.undo });
      await revalidate();
    });
  }

  return { create, remove, undo, busy, error };
}
