import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { receiptTexts } from '../texts/receipt.ts';
import { useReceipt } from './receipt-context.tsx';
import { ReceiptStrip } from './receipt-strip.tsx';

interface VisitorsViewProps {
  editor: { kind: { name: StoredKind }; id: string | number | null };
}

/** What visitors find after a change that was made from this form. */
export function VisitorsView({ editor: { kind, id } }: VisitorsViewProps) {
  const { state } = useReceipt();
  const isThis = state?.item.kind === kind.name && state.item.id === String(id);
  return isThis && <ReceiptStrip label={receiptTexts.titleHere} />;
}
