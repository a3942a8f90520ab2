import { Button, NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { answerEnquiry, type OpenEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import type { SavedAnswer } from '../../../../domain/api/inbox/saved-answers.ts';
import { inboxLimits } from '../../../../domain/inbox/inbox.ts';
import { withSavedAnswer } from '../../../../domain/inbox/saved-answer.ts';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { CountedTextField } from '../../ui/fields/text-field.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import { savedAnswerTexts } from '../texts/saved-answers.ts';

interface AnswerFormProps {
  enquiry: OpenEnquiry;
  savedAnswers: SavedAnswer[];
  /** Whether there is a mail server to send with. */
  configured: boolean;
}

/** The answer by mail; what is typed stays in this browser until it has been taken. */
export function AnswerForm({ enquiry, savedAnswers, configured }: AnswerFormProps) {
  const { enquiry_id, name, email } = enquiry;
  const [text, setText] = useKeptText(`answer-${enquiry_id}`);
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['text'] });
  const showAlert = useAlert();

  function submit(event: FormEvent) {
    event.preventDefault();
    const params = { id: enquiry_id };
    return send(answerEnquiry, { params, body: { text } }, ({ message: sentence }) => {
      showAlert({ kind: 'success', text: sentence });
      setText('');
    });
  }

  return (
    <Stack component="form" gap="small" ref={form} method="post" onSubmit={submit}>
      {message && <Failure>{message}</Failure>}
      <CountedTextField
        name="text"
        label={texts.answer(name)}
        description={configured ? texts.answerTo(email) : texts.answerWaits}
        value={text}
        error={errors.text}
        maxLength={inboxLimits.answer}
        lines={5}
        onChange={setText}
      />
      <Actions>
        <Button type="submit" loading={busy}>
          {texts.sendAnswer}
        </Button>
        <UseSaved
          answers={savedAnswers}
          onUse={(answer) => setText(withSavedAnswer(text, answer, name))}
        />
      </Actions>
    </Stack>
  );
}

interface UseSavedProps {
  answers: SavedAnswer[];
  onUse: (answer: SavedAnswer) => void;
}

/** Puts a saved answer after what is typed; the choice itself stays empty. */
function UseSaved({ answers, onUse }: UseSavedProps) {
  const data = answers.map(({ saved_answer_id, title }) => ({
    value: String(saved_answer_id),
    label: title,
  }));
  return (
    <>
      {data.length > 0 && (
        <NativeSelect
          aria-label={savedAnswerTexts.choose}
          data={[{ value: '', label: savedAnswerTexts.choose }, ...data]}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const chosen = answers.find((it) => String(it.saved_answer_id) === value);
            if (chosen) onUse(chosen);
          }}
        />
      )}
      <BackLink to="/admin/saved-answers">{savedAnswerTexts.edit}</BackLink>
    </>
  );
}
