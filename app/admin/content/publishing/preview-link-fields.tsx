import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  createPreviewLink,
  type PreviewLink,
  withdrawPreviewLinks,
} from '../../../../domain/api/content/editing/preview-links.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import { type PreviewLinkDays, previewLinkDays } from '../../../../domain/content/preview-link.ts';
import { timeInWords } from '../../site-facts.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import styles from './preview-link-fields.module.css';

interface PreviewLinkFieldsProps {
  kind: StoredKind;
  id: string | number;
  onClose: () => void;
}

const choices = previewLinkDays.map((days) => ({ value: String(days), label: texts.days(days) }));

function daysOf(choice: string): PreviewLinkDays {
  return previewLinkDays.find((days) => String(days) === choice) ?? previewLinkDays[0];
}

/** A link that shows the saved draft to somebody without a session, copied as it is made. */
export function PreviewLinkFields({ kind, id, onClose }: PreviewLinkFieldsProps) {
  const [days, setDays] = useState<PreviewLinkDays>(previewLinkDays[0]);
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [outcome, setOutcome] = useState('');
  const params = { kind, id };
  const { send, sendAndSay, busy, message } = useApiCalls({ reload: false });

  const copy = () =>
    send(createPreviewLink, { params, body: { days } }, async (made) => {
      setLink(made);
      const copied = await navigator.clipboard.writeText(made.url).then(
        () => true,
        () => false,
      );
      const until = timeInWords(made.until);
      setOutcome(copied ? texts.linkCopied(until) : texts.linkMade(until));
    });

  const withdraw = () =>
    sendAndSay(withdrawPreviewLinks, { params }, () => {
      setLink(null);
      setOutcome('');
    });

  return (
    <>
      {message && <Failure>{message}</Failure>}
      <p>{texts.linkNote}</p>
      <div className={styles.link}>
        <NativeSelect
          label={texts.linkFor}
          data={choices}
          value={String(days)}
          onChange={(event) => setDays(daysOf(event.currentTarget.value))}
        />
        <Button variant="default" loading={busy} onClick={copy}>
          {texts.copyLink}
        </Button>
        <Button variant="subtle" color="water.9" disabled={busy} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
      {link && (
        <TextInput
          label={texts.link}
          value={link.url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Actions>
        <Button variant="subtle" color="water.9" onClick={onClose}>
          {texts.close}
        </Button>
      </Actions>
    </>
  );
}
