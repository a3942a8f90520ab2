import { Button } from '@mantine/core';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { ChangedItem } from '../receipt/changes.ts';
import { useReceipt } from '../receipt/receipt-context.tsx';
import { ReceiptStrip } from '../receipt/receipt-strip.tsx';
import { publishingTexts as texts } from '../texts/publishing.ts';
import { receiptTexts } from '../texts/receipt.ts';
import { PreviewLinkFields } from './preview-link-fields.tsx';
import { PublishingState } from './publishing-state.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import type { PublishingOutcome } from './use-publishing.ts';

interface PublishingControlProps {
  kind: ItemKind;
  /** Nothing is shown without one: what was never saved can neither be published nor taken back. */
  id: string | number | null;
  publishing: PublishingOutcome;
}

/** Where an item stands between draft and public, and when that changes. Apart from the form around it. */
export function PublishingControl({ kind, id, publishing }: PublishingControlProps) {
  const { found: outcome, reload } = publishing;
  if (id === null || outcome === null) return null;
  return (
    <CardSection level={3} title={texts.title} note={texts.note}>
      <Loaded of={outcome} waiting={texts.loading} onRetry={reload}>
        {(found) => (
          <>
            <PublishingState kind={kind} id={id} publishing={found} onChanged={reload} />
            <ScheduleFields
              key={`${found.publish_at} ${found.unpublish_at}`}
              kind={kind}
              id={id}
              times={found}
              onChanged={reload}
            />
            {(found.status === 'draft' || found.draft) && <PreviewLinkFields kind={kind} id={id} />}
            <VisitorsView kind={kind} id={String(id)} isPublic={found.status === 'published'} />
          </>
        )}
      </Loaded>
    </CardSection>
  );
}

interface VisitorsViewProps extends ChangedItem {
  isPublic: boolean;
}

/** Looks at the public addresses whenever somebody wants to know. */
function VisitorsView({ kind, id, isPublic }: VisitorsViewProps) {
  const { state, look } = useReceipt();
  const isThis = state?.item.kind === kind && state.item.id === id;
  return (
    <>
      {isPublic && (
        <Actions>
          <Button variant="default" onClick={() => look({ kind, id })}>
            {receiptTexts.ask}
          </Button>
        </Actions>
      )}
      {isThis && <ReceiptStrip label={receiptTexts.titleHere} />}
    </>
  );
}
