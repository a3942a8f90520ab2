import { Button } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { reasonLimits } from '../../../../domain/api/content/likeness.ts';
import { QuestionDialog } from '../../ui/dialog/question-dialog.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useKeptText } from '../journal/use-kept-text.ts';
import { Passages } from './passages.tsx';
import { ReasonField } from './reason-field.tsx';
import { likenessTexts as texts } from './texts.ts';
import type { TwinQuestion } from './use-twins.ts';

export function TwinDialog({ question }: { question: TwinQuestion | null }) {
  return (
    <QuestionDialog
      label={texts.dialog}
      isOpen={question !== null}
      onClose={() => question?.goBack()}
    >
      {question && <Asking question={question} />}
    </QuestionDialog>
  );
}

function Asking({ question }: { question: TwinQuestion }) {
  const [reason, setReason, forget] = useKeptText(question.keptAs);
  const { found, failure, publish, goBack } = question;
  const [nearest, ...others] = found.twins;
  const isWritten = reason.trim().length >= reasonLimits.min;

  function send(event: FormEvent) {
    event.preventDefault();
    // React passes it on to the form that the dialog stands over.
    event.stopPropagation();
    if (isWritten) publish(reason, forget);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  }

  return (
    <Stack component="form" method="post" onSubmit={send} onKeyDown={press} data-own-keys>
      <CardTitle>{texts.dialog}</CardTitle>
      {nearest && <p>{texts.alike(nearest.likeness, nearest.title)}</p>}
      {others.length > 0 && <p>{texts.alsoLike(others.map(({ title }) => title))}</p>}
      <Passages passages={found.passages} own={texts.mine} other={nearest?.title ?? ''} />
      <p>{texts.advice}</p>
      {failure && <Failure>{failure}</Failure>}
      <ReasonField value={reason} onChange={setReason} />
      <Actions>
        <Button type="submit" disabled={!isWritten}>
          {texts.publish}
        </Button>
        <Button variant="subtle" color="water.9" onClick={goBack}>
          {texts.back}
        </Button>
      </Actions>
    </Stack>
  );
}
