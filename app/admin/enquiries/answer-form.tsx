import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { inboxLimits } from '../../../domain/inbox.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import { Failure } from '../ui/loaded.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSending } from '../ui/use-sending.ts';
import { type OpenEnquiry, sendAnswer } from './calls.ts';
import { useKeptText } from './use-kept-text.ts';

interface AnswerFormProps {
  enquiry: OpenEnquiry;
  /** Whether there is a mail server to send with. */
  configured: boolean;
}

/** The answer by mail; what is typed stays in this tab until it has been taken. */
export function AnswerForm({ enquiry, configured }: AnswerFormProps) {
  const { enquiry_id, name, email } = enquiry;
  const [text, setText] = useKeptText(`answer-${enquiry_id}`);
  const { form, send, busy, message, errors } = useSending(['text']);
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const taken = await send(async () => {
      const answer = await sendAnswer(enquiry_id, text);
      showAlert({ kind: 'success', text: answer.message });
    });
    if (!taken) return;
    setText('');
    await revalidate();
  }

  return (
    <form ref={form} className="enquiryForm" method="post" onSubmit={submit}>
      {message && <Failure>{message}</Failure>}
      <TextField
        name="text"
        label={texts.answer(name)}
        description={configured ? texts.answerTo(email) : texts.answerWaits}
        value={text}
        error={errors.text}
        maxLength={inboxLimits.answer}
        lines={5}
        onChange={setText}
      />
      <div className="adminActions">
        <Button type="submit" loading={busy}>
          {texts.sendAnswer}
        </Button>
      </div>
    </form>
  );
}
