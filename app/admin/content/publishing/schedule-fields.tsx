import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { setPublishingTimes, type Times } from '../../../../domain/api/content/publishing.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import { fromDubaiField, toDubaiField } from './dubai-clock.ts';
import styles from './schedule-fields.module.css';

interface ScheduleFieldsProps {
  kind: ItemKind;
  id: string | number;
  times: Times;
  onChanged: () => void;
}

/** When the item is published and taken back by itself; an empty field is never. */
export function ScheduleFields({ kind, id, times, onChanged }: ScheduleFieldsProps) {
  const [from, setFrom] = useState(toDubaiField(times.publish_at));
  const [until, setUntil] = useState(toDubaiField(times.unpublish_at));
  const showAlert = useAlert();
  const { send, busy, message, errors } = useSending(['publish_at', 'unpublish_at']);

  async function save() {
    await send(async () => {
      const body = { publish_at: fromDubaiField(from), unpublish_at: fromDubaiField(until) };
      const answer = await request(setPublishingTimes, { params: { kind, id }, body });
      showAlert({ kind: 'success', text: answer.message });
      onChanged();
    });
  }

  /** The form around must not be sent by these fields. */
  function keepInside(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }

  return (
    <>
      {message && <Failure>{message}</Failure>}
      <div className={styles.times}>
        <TextInput
          type="datetime-local"
          label={texts.publishAt}
          value={from}
          error={errors.publish_at}
          onKeyDown={keepInside}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={texts.takeBackAt}
          value={until}
          error={errors.unpublish_at}
          onKeyDown={keepInside}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button variant="default" loading={busy} onClick={save}>
          {texts.setTimes}
        </Button>
      </div>
    </>
  );
}
