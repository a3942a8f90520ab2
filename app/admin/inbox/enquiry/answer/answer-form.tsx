import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { answerEnquiry, type OpenEnquiry } from '../../../../../domain/api/inbox/enquiries.ts';
import type { SavedAnswer } from '../../../../../domain/api/inbox/saved-answers.ts';
import { inboxLimits } from '../../../../../domain/inbox/inbox.ts';
import { useKeptText } from '../../../content/journal/use-kept-text.ts';
import { useAlert } from '../../../shell/alert-banner.tsx';
import { Counted, tooLong } from '../../../ui/fields/counted.tsx';
import { Actions, BackLink } from '../../../ui/layout/layout.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Failure } from '../../../ui/loaded.tsx';
import { useApiCalls } from '../../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../../texts/enquiries.ts';
import { savedAnswerTexts } from '../../texts/saved-answers.ts';
import { optionId, SavedList } from './saved-list.tsx';
import { Signature } from './signature.tsx';
import { useSlash } from './use-slash.ts';

interface AnswerFormProps {
  enquiry: OpenEnquiry;
  savedAnswers: SavedAnswer[];
  /** Ends the answer; empty for none. */
  signature: string;
  /** Whether there is a mail server to send with. */
  configured: boolean;
}

/** The answer by mail; what is typed stays in this browser until it has been taken. */
export function AnswerForm({ enquiry, savedAnswers, signature, configured }: AnswerFormProps) {
  const { enquiry_id, name, email, mail } = enquiry;
  const [text, setText, forget] = useKeptText(`answer-${enquiry_id}`);
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['text'] });
  const showAlert = useAlert();
  const slash = useSlash({ answers: savedAnswers, text, name, onText: setText });

  function submit(event: FormEvent) {
    event.preventDefault();
    const params = { id: enquiry_id };
    const answersBefore = mail.filter(({ kind }) => kind === 'answer').length;
    return send(
      answerEnquiry,
      { params, body: { text, answersBefore } },
      ({ message: sentence }) => {
        showAlert({ kind: 'success', text: configured ? sentence : texts.answerKept });
        if (forget()) setText('');
      },
    );
  }

  return (
    <Stack component="form" gap="small" ref={form} method="post" onSubmit={submit}>
      {message && <Failure>{message}</Failure>}
      <AnswerField
        label={texts.answer(name)}
        description={configured ? texts.answerTo(email) : texts.answerWaits}
        text={text}
        error={errors.text}
        slash={slash}
      />
      <Signature text={signature} />
      <Actions>
        <Button type="submit" loading={busy}>
          {texts.sendAnswer}
        </Button>
        {savedAnswers.length > 0 && (
          <Button variant="default" onClick={slash.ask}>
            {savedAnswerTexts.choose}
          </Button>
        )}
        <BackLink to="/admin/saved-answers">{savedAnswerTexts.edit}</BackLink>
      </Actions>
    </Stack>
  );
}

interface AnswerFieldProps {
  label: string;
  description: string;
  text: string;
  error: string | undefined;
  slash: ReturnType<typeof useSlash>;
}

function AnswerField({ text, error, slash, ...labels }: AnswerFieldProps) {
  const list = useId();
  const { field, offered, active, insert, on } = slash;
  const isOpen = offered.length > 0;
  return (
    <div>
      <Counted used={text.length} limit={inboxLimits.answer}>
        <Textarea
          {...labels}
          {...on}
          ref={field}
          name="text"
          value={text}
          error={error ?? tooLong(text, inboxLimits.answer)}
          minRows={5}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? optionId(list, active) : undefined}
        />
      </Counted>
      <p className="visuallyHidden" role="status">
        {isOpen && savedAnswerTexts.offered(offered.length)}
      </p>
      {isOpen && <SavedList id={list} offered={offered} active={active} onChoose={insert} />}
    </div>
  );
}
