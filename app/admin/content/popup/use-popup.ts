import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ItemId } from '../../item-calls.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';

/** What a popup was opened for; `id` and the item are null for a new one. */
interface OpenPopup<Item> {
  id: ItemId | null;
  item: Promise<Outcome<Item | null>>;
}

const nothing = Promise.resolve({ data: null });

/** What of the address is about a popup and what is to be shown in it. */
const ofPopup = ['edit', 'new', 'remark', 'copy', 'sign-off'];

/** A popup's states: closed, open for create, open for edit (specification §4). `?edit=12` and `?new` open it. */
export function usePopup<Item>(find: (id: ItemId) => Promise<Item>) {
  const [params, setParams] = useSearchParams();
  const opened = (id: ItemId) => ({ id, item: outcomeOf(find(id)) });
  function openedFor(address: string): OpenPopup<Item> | null {
    if (Number(address) > 0) return opened(Number(address));
    return address === 'new' ? { id: null, item: nothing } : null;
  }
  const asked = params.get('edit') ?? (params.has('new') ? 'new' : '');
  const [open, setOpen] = useState(() => openedFor(asked));
  const [seen, setSeen] = useState(asked);
  // Also while the list is on screen already: the palette leads here from anywhere.
  if (asked !== seen) {
    setSeen(asked);
    setOpen(openedFor(asked));
  }
  return {
    open,
    isOfAddress: asked !== '',
    create: () => setOpen({ id: null, item: nothing }),
    edit: (id: ItemId) => setOpen(opened(id)),
    close() {
      setOpen(null);
      const others = new URLSearchParams(params);
      for (const name of ofPopup) others.delete(name);
      if (others.size === params.size) return;
      setParams(others, { replace: true });
    },
  };
}
