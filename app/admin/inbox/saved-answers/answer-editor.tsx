import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAnswer } from '../../../../domain/api/inbox/saved-answers.ts';
import { savedAnswerLimits as limits } from '../../../../domain/inbox/saved-answer.ts';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { savedAnswerTexts as texts } from '../texts/saved-answers.ts';
import { saveSavedAnswer } from './calls.ts';

interface AnswerEditorProps {
  /** Null for a new one; what is typed of it stays in this browser until it is saved. */
  answer: SavedAnswer | null;
  onDelete?: () => Promise<void>;
}

export function AnswerEditor({ answer, onDelete }: AnswerEditorProps) {
  const id = answer?.saved_answer_id ?? null;
  const [title, setTitle, forgetTitle] = useKeptText(`saved-answer-title-${id}`, answer?.title);
  const [text, setText, forgetText] = useKeptText(`saved-answer-text-${id}`, answer?.text);
  const [deleting, setDeleting] = useState(false);
  const { form, send, busy, message, errors } = useSending(['title', 'text']);
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const isSame = title === (answer?.title ?? '') && text === (answer?.text ?? '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await send(async () => {
      showAlert({ kind: 'success', text: await saveSavedAnswer(id, { title, text }) });
    });
    if (!saved) return;
    forgetTitle();
    forgetText();
    if (answer === null) {
      setTitle('');
      setText('');
    }
    await revalidate();
  }

  async function remove() {
    setDeleting(true);
    await onDelete?.();
    setDeleting(false);
  }

  return (
    <form ref={form} className="savedAnswer" method="post" onSubmit={submit} noValidate>
      {message && <Failure>{message}</Failure>}
      <TextField
        name="title"
        label={texts.name}
        value={title}
        error={errors.title}
        maxLength={limits.title}
        onChange={setTitle}
      />
      <TextField
        name="text"
        label={texts.text}
        description={texts.textHint}
        value={text}
        error={errors.text}
        maxLength={limits.text}
        lines={4}
        onChange={setText}
      />
      <div className="adminActions">
        <Button type="submit" variant={isSame ? 'default' : 'filled'} loading={busy}>
          {answer ? texts.save : texts.addIt}
          {answer && <span className="visuallyHidden"> {answer.title}</span>}
        </Button>
        {answer && (
          <Button variant="subtle" color="var(--bad-700)" loading={deleting} onClick={remove}>
            {texts.delete}
            <span className="visuallyHidden"> {answer.title}</span>
          </Button>
        )}
      </div>
    </form>
  );
}
