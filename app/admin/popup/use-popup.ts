import { useState } from 'react';
import { type Outcome, outcomeOf } from '../ui/loaded.tsx';

/** What a popup was opened for; `id` and the item are null for a new one. */
export interface OpenPopup<Item> {
  id: number | null;
  item: Promise<Outcome<Item | null>>;
}

const nothing = Promise.resolve({ data: null });

/** A popup's states: closed, open for create, open for edit (specification §4). */
export function usePopup<Item>(find: (id: number) => Promise<Item>) {
  const [open, setOpen] = useState<OpenPopup<Item> | null>(null);
  return {
    open,
    create: () => setOpen({ id: null, item: nothing }),
    edit: (id: number) => setOpen({ id, item: outcomeOf(find(id)) }),
    close: () => setOpen(null),
  };
}
