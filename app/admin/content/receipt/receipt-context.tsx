import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { getReceipt, type Receipt } from '../../../../domain/api/content/editing/receipts.ts';
import { CallFailed, messageOf, request } from '../../api.ts';
import { type ChangedItem, onChange, pendingChange, settleChange } from './changes.ts';

/** What is known of the last change: nothing yet, what visitors find, or why nobody could look. */
export interface ReceiptState {
  item: ChangedItem;
  receipt?: Receipt;
  failure?: string;
}

interface ReceiptControl {
  state: ReceiptState | null;
  look: (item: ChangedItem) => void;
  close: () => void;
}

const ReceiptContext = createContext<ReceiptControl>({
  state: null,
  look: () => {},
  close: () => {},
});

export function useReceipt(): ReceiptControl {
  return use(ReceiptContext);
}

/** Looks at the public addresses after every change, beside whatever the person does next. */
export function ReceiptProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<ReceiptState | null>(null);
  const last = useRef<ChangedItem | null>(null);

  const look = useCallback(async (item: ChangedItem) => {
    last.current = item;
    setState({ item });
    const outcome = await request(getReceipt, { params: { kind: item.kind, id: item.id } }).then(
      (receipt): ReceiptState => ({ item, receipt }),
      (error: unknown): ReceiptState | null =>
        // A full navigation breaks the call off; the next screen makes it again.
        error instanceof CallFailed && error.status === 0
          ? null
          : { item, failure: messageOf(error) },
    );
    if (last.current !== item) return;
    if (outcome) settleChange();
    setState(outcome);
  }, []);

  useEffect(() => {
    const pending = pendingChange();
    if (pending) look(pending);
    return onChange(look);
  }, [look]);

  return (
    <ReceiptContext value={{ state, look, close: () => setState(null) }}>{children}</ReceiptContext>
  );
}
