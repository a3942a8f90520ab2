import { Card } from '@mantine/core';
import { startTransition, useState } from 'react';
import type { ItemKind } from '../../../domain/item.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import { Loaded, outcomeOf } from '../ui/loaded.tsx';
import { findPublishing } from './calls.ts';
import { PublishingState } from './publishing-state.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

interface PublishingControlProps {
  kind: ItemKind;
  /** Nothing is shown without one: what was never saved can neither be published nor taken back. */
  id: string | number | undefined;
}

/** Where an item stands between draft and public, and when that changes. Apart from the form around it. */
export function PublishingControl({ kind, id }: PublishingControlProps) {
  return id === undefined ? null : <Control kind={kind} id={id} />;
}

function Control({ kind, id }: { kind: ItemKind; id: string | number }) {
  const [publishing, setPublishing] = useState(() => outcomeOf(findPublishing(kind, id)));
  const reload = () => startTransition(() => setPublishing(outcomeOf(findPublishing(kind, id))));
  return (
    <Card component="section" className="publishing">
      <h3 className="adminCardTitle">
        {texts.title} <small>{texts.note}</small>
      </h3>
      <Loaded of={publishing} waiting={texts.loading} onRetry={reload}>
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
          </>
        )}
      </Loaded>
    </Card>
  );
}
