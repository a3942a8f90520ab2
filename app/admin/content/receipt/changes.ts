import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { minute } from '../../../../domain/durations.ts';

export interface ChangedItem {
  kind: StoredKind;
  id: string;
}

const key = 'receipt';
const eventName = 'item-changed';

/** Milliseconds for which a change waits for its receipt across a full navigation (decision D24). */
const receiptTimeout = minute;

/** Says that an item, or an edition of one, was published, changed, taken back, deleted or restored. */
export function announceChange(kind: StoredKind, id: string | number): void {
  const item: ChangedItem = { kind, id: String(id) };
  sessionStorage.setItem(key, JSON.stringify({ ...item, at: Date.now() }));
  dispatchEvent(new CustomEvent(eventName, { detail: item }));
}

/** Calls `hear` for each change from now on. @returns how to stop. */
export function onChange(hear: (item: ChangedItem) => void): () => void {
  // Only announceChange makes this event.
  const listener = (event: Event) => hear((event as CustomEvent<ChangedItem>).detail);
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}

/** The change that the screen before the last full load left without a receipt. */
export function pendingChange(): ChangedItem | null {
  const kept = sessionStorage.getItem(key);
  // Only announceChange writes this key.
  const pending = kept === null ? null : (JSON.parse(kept) as ChangedItem & { at: number });
  return pending && Date.now() - pending.at < receiptTimeout ? pending : null;
}

/** The receipt is there: nothing waits any more. */
export function settleChange(): void {
  sessionStorage.removeItem(key);
}
