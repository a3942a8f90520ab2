import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { examineItem, type Finding } from '../../../../domain/api/content/doctor.ts';
import type { PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { timeInWords } from '../../../../domain/site-clock.ts';
import { request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { StoredErrors } from '../doctor/stored-errors.tsx';
import { errorsIn } from '../doctor/use-doctor.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import { changeStatus } from './change-status.ts';

interface PublishingStateProps {
  kind: ItemKind;
  id: string | number;
  publishing: PublishingOfItem;
  onChanged: () => void;
}

/** Published or draft, as a badge, with the buttons that change it now. */
export function PublishingState({ kind, id, publishing, onChanged }: PublishingStateProps) {
  const { status, draft, publish_at, unpublish_at } = publishing;
  const showAlert = useAlert();
  const { send, busy, message } = useSending();
  const isPublished = status === 'published';
  const [errors, setErrors] = useState<Finding[]>([]);

  async function change(action: 'publish' | 'unpublish') {
    await send(async () => {
      setErrors([]);
      showAlert({ kind: 'success', text: (await changeStatus(kind, id, action)).message });
      onChanged();
    });
  }

  /** The doctor is asked first; when it cannot say, nothing is held up. */
  async function publish() {
    const checkup = await request(examineItem, { params: { kind, id } }).catch(() => null);
    const found = checkup ? errorsIn(checkup) : [];
    if (found.length === 0) await change('publish');
    else setErrors(found);
  }

  return (
    <>
      {errors.length > 0 && (
        <StoredErrors
          errors={errors}
          onBack={() => setErrors([])}
          onAnyway={() => change('publish')}
        />
      )}
      {message && <Failure>{message}</Failure>}
      <Actions>
        <Badge color={isPublished ? 'water' : 'copper'}>{texts.states[status]}</Badge>
        {draft && <Badge color="copper">{texts.newerDraft}</Badge>}
        {publish_at && <span>{texts.publishes(timeInWords(publish_at))}</span>}
        {unpublish_at && <span>{texts.takesBack(timeInWords(unpublish_at))}</span>}
        {(!isPublished || draft) && (
          <Button variant="default" disabled={busy} onClick={publish}>
            {isPublished ? texts.publishDraft : texts.publish}
          </Button>
        )}
        {isPublished && (
          <Button variant="default" disabled={busy} onClick={() => change('unpublish')}>
            {texts.takeBack}
          </Button>
        )}
      </Actions>
      {!isPublished && <p>{texts.savePublishes}</p>}
    </>
  );
}
