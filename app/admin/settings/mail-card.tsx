import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type ShownMailSettings,
  testWebhook,
  updateMailSettings,
  type WebhookTest,
} from '../../../domain/api/inbox/mail-settings.ts';
import { mailSettingsLimits as limits } from '../../../domain/inbox/mail-settings.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useKeptText } from '../content/journal/use-kept-text.ts';
import { useTextJournal } from '../content/journal/use-text-journal.ts';
import { mailTexts as texts } from '../inbox/texts/mail-settings.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { CardSection } from '../ui/card-section.tsx';
import { CountedTextField } from '../ui/fields/text-field.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Failure, Loaded, type Outcome } from '../ui/loaded.tsx';
import { SavedMeanwhile, useChanges } from '../ui/saved-meanwhile.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import styles from './mail-card.module.css';
import { TestRow } from './test-row.tsx';

/** What an enquiry sets off besides its own message: a receipt, a webhook. */
export function MailCard({ settings }: { settings: Promise<Outcome<ShownMailSettings>> }) {
  return (
    <CardSection id="mail" title={texts.title} note={texts.note}>
      <Loaded of={settings} waiting={texts.loading}>
        {(first) => <MailForm first={first} />}
      </Loaded>
    </CardSection>
  );
}

/** 32 random bytes as Standard Webhooks writes them. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

function webhookResult({ isAccepted, answer, milliseconds }: WebhookTest) {
  return {
    isAccepted,
    sentence: (isAccepted ? texts.accepted : texts.refused)(answer, milliseconds),
  };
}

type MailFields = Omit<ShownMailSettings, 'has_secret'>;

const keptAs = { sender_name: 'mail-sender', signature: 'mail-signature' };

const labels: Record<keyof MailFields, string> = {
  receipt: texts.receipt,
  sender_name: texts.senderName,
  signature: texts.signature,
  webhook_url: texts.webhook,
};

function inWords(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? texts.on : texts.off;
}

function MailForm({ first }: { first: ShownMailSettings }) {
  const [saved, setSaved] = useState(first);
  const [receipt, setReceipt] = useState(first.receipt);
  const [url, setUrl] = useState(first.webhook_url);
  const [sender, setSender, forgetSender] = useKeptText(keptAs.sender_name, saved.sender_name);
  const [signature, setSignature, forgetSignature] = useKeptText(keptAs.signature, saved.signature);
  const [secret, setSecret] = useState('');
  const calls = useApiCalls({
    fields: ['sender_name', 'signature', 'webhook_url', 'webhook_secret'],
    reload: false,
  });
  const { form, send, busy, message, errors } = calls;
  const typed: MailFields = { receipt, sender_name: sender, signature, webhook_url: url.trim() };
  const changes = useChanges(typed, first, calls.current, keptAs);
  const showAlert = useAlert();
  // The secret is kept nowhere.
  const journal = useTextJournal({
    kind: 'webhook',
    id: null,
    label: texts.webhook,
    stored: saved.webhook_url,
    text: url,
    onTake: setUrl,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const kept = journal.sending();
    const body = { ...changes.body, webhook_secret: secret || undefined };
    return send(updateMailSettings, { body }, async ({ message: sentence, ...settings }) => {
      await kept();
      forgetSender();
      forgetSignature();
      changes.stored(settings);
      setSaved(settings);
      setSecret('');
      showAlert({ kind: 'success', text: sentence });
    });
  }

  return (
    <>
      <Stack component="form" gap="large" ref={form} method="post" onSubmit={submit} noValidate>
        <JournalStrip journal={journal} />
        {message && <Failure>{message}</Failure>}
        <VisitorFields
          receipt={receipt}
          onReceipt={setReceipt}
          sender={sender}
          onSender={setSender}
          signature={signature}
          onSignature={setSignature}
          errors={errors}
        />
        <CountedTextField
          name="webhook_url"
          label={texts.webhook}
          description={texts.webhookHint}
          value={url}
          error={errors.webhook_url}
          maxLength={limits.url}
          onChange={setUrl}
        />
        <div className={styles.secret}>
          <CountedTextField
            name="webhook_secret"
            label={texts.secret}
            description={saved.has_secret ? texts.secretIsSet : texts.secretHint}
            value={secret}
            error={errors.webhook_secret}
            maxLength={limits.secret}
            onChange={setSecret}
          />
          <Button variant="default" onClick={() => setSecret(newSecret())}>
            {texts.makeSecret}
          </Button>
        </div>
        {changes.overtaken.map((name) => (
          <SavedMeanwhile
            key={name}
            message={texts.meanwhile(labels[name])}
            value={inWords(changes.before[name])}
          />
        ))}
        <Actions data-end>
          <Button type="submit" loading={busy}>
            {texts.save}
            <span className="visuallyHidden">{texts.saveOf}</span>
          </Button>
        </Actions>
      </Stack>
      {saved.webhook_url && (
        <TestRow
          label={texts.test}
          hint={texts.testHint}
          test={(send, show) => send(testWebhook, {}, (answer) => show(webhookResult(answer)))}
        />
      )}
    </>
  );
}

interface VisitorFieldsProps {
  receipt: boolean;
  onReceipt: (receipt: boolean) => void;
  sender: string;
  onSender: (sender: string) => void;
  signature: string;
  onSignature: (signature: string) => void;
  errors: Record<string, string>;
}

function VisitorFields({ receipt, sender, signature, errors, ...on }: VisitorFieldsProps) {
  const { onReceipt, onSender, onSignature } = on;
  return (
    <>
      <NativeSelect
        name="receipt"
        label={texts.receipt}
        description={texts.receiptHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: 'off', label: texts.off },
          { value: 'on', label: texts.on },
        ]}
        value={receipt ? 'on' : 'off'}
        onChange={(event) => onReceipt(event.currentTarget.value === 'on')}
      />
      <CountedTextField
        name="sender_name"
        label={texts.senderName}
        description={texts.senderNameHint}
        value={sender}
        error={errors.sender_name}
        maxLength={limits.senderName}
        onChange={onSender}
      />
      <CountedTextField
        name="signature"
        label={texts.signature}
        description={texts.signatureHint}
        value={signature}
        error={errors.signature}
        maxLength={limits.signature}
        lines={3}
        onChange={onSignature}
      />
    </>
  );
}
