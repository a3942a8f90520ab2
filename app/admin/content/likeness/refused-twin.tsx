import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  comparePair,
  reasonLimits,
  saveLikenessReasonCall,
} from '../../../../domain/api/content/likeness.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import type { Passage } from '../../../../domain/content/likeness/passages.ts';
import { request } from '../../api.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { useKeptText } from '../journal/use-kept-text.ts';
import { Passages } from './passages.tsx';
import { ReasonField } from './reason-field.tsx';
import { likenessTexts as texts } from './texts.ts';

interface RefusedTwinProps {
  item: { kind: ItemKind; id: string; title: string };
  twin: { id: string; title: string };
  publish: () => Promise<void>;
}

/** Asks in the result of a bulk change why one of the items is needed beside its twin (R-G-02). */
export function RefusedTwin({ item, twin, publish }: RefusedTwinProps) {
  const { kind, id, title } = item;
  const [passages, setPassages] = useState<Passage[] | null>(null);
  const [reason, setReason, forget] = useKeptText(`likeness-${kind}-${id}`);
  const { busy, failure, attempt } = useAttempt();

  const open = () =>
    attempt(async () => {
      const found = await request(comparePair, { params: { kind, id, other: twin.id } });
      setPassages(found.passages);
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    return attempt(async () => {
      await request(saveLikenessReasonCall, { params: { kind, id }, body: { reason } });
      if (forget()) setReason('');
      await publish();
    });
  }

  if (!passages) {
    return (
      <Actions data-gap="small">
        {failure && <Failure>{failure}</Failure>}
        <Button variant="default" loading={busy} onClick={open}>
          {texts.writeReason}
          <span className="visuallyHidden">{texts.writeReasonOf(title)}</span>
        </Button>
      </Actions>
    );
  }
  return (
    <form method="post" onSubmit={submit}>
      <Stack>
        <Passages passages={passages} own={title} other={twin.title} />
        {failure && <Failure>{failure}</Failure>}
        <ReasonField label={texts.reasonOf(title)} value={reason} onChange={setReason} autoFocus />
        <Actions>
          <Button type="submit" loading={busy} disabled={reason.trim().length < reasonLimits.min}>
            {texts.publish}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
