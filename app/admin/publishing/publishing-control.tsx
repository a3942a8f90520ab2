import { Card } from '@mantine/core';
import type { ItemKind } from '../../../domain/item.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import { Loaded } from '../ui/loaded.tsx';
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
    <Card component="section" className="publishing">
      <h3 className="adminCardTitle">
        {texts.title} <small>{texts.note}</small>
      </h3>
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
          </>
        )}
      </Loaded>
    </Card>
  );
}
