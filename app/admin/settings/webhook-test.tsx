import { Button } from '@mantine/core';
import { useState } from 'react';
import { mailTexts as texts } from '../texts/mail-settings.ts';
import { Failure } from '../ui/loaded.tsx';
import { useSending } from '../ui/use-sending.ts';
import { type WebhookTest as Test, testWebhook } from './mail-calls.ts';

/** One call of the saved webhook, with its answer. */
export function WebhookTest() {
  const [test, setTest] = useState<Test | null>(null);
  const { send, busy, message } = useSending();

  function run() {
    setTest(null);
    return send(async () => setTest(await testWebhook()));
  }

  return (
    <div className="webhookTest">
      {message && <Failure>{message}</Failure>}
      <div className="adminActions">
        <Button variant="default" loading={busy} onClick={run}>
          {texts.test}
        </Button>
        <small>{texts.testHint}</small>
      </div>
      <p role="status" data-failed={(test && !test.isAccepted) || undefined}>
        {test && (test.isAccepted ? texts.accepted : texts.refused)(test.answer, test.milliseconds)}
      </p>
    </div>
  );
}
