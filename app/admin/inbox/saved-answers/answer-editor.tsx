import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Done } from '../../../../domain/api/answers.ts';
import {
  createSavedAnswer,
  deleteSavedAnswerCall,
  type SavedAnswer,
  updateSavedAnswerCall,
} from '../../../../domain/api/inbox/saved-answers.ts';
import { savedAnswerForm } from '../../../../domain/inbox/saved-answer.ts';
import { FormGroups } from '../../content/editor/form-groups.tsx';
import { plainForm } from '../../content/editor/plain-form.ts';
import type { Update } from '../../content/editor/use-draft.ts';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { SavedMeanwhile, useChanges } from '../../ui/saved-meanwhile.tsx';
import type { Deleted } from '../../ui/undo/use-undo.ts';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { savedAnswerTexts as texts } from '../texts/saved-answers.ts';

interface AnswerEditorProps {
  /** Null for a new one; what is typed of it stays in this browser until it is saved. */
  answer: SavedAnswer | null;
  onDeleted?: (deleted: Deleted) => void;
}

export function AnswerEditor({ answer, onDeleted }: AnswerEditorProps) {
  const id = answer?.saved_answer_id ?? null;
  const keptAs = { title: `saved-answer-title-${id}`, text: `saved-answer-text-${id}` };
  const [title, setTitle, forgetTitle] = useKeptText(keptAs.title, answer?.title);
  const [text, setText, forgetText] = useKeptText(keptAs.text, answer?.text);
  const calls = useApiCalls({ fields: ['title', 'text'] });
  const { form, sendAndSay, busy, message, errors } = calls;
  const typed = { title, text };
  const changes = useChanges(typed, answer ?? { title: '', text: '' }, calls.current, keptAs);
  const removal = useApiCalls();
  const failure = message ?? removal.message;

  function saved({ message: _, ...stored }: SavedAnswer & Done) {
    const sent = { title: forgetTitle(), text: forgetText() };
    if (answer !== null) return changes.stored(stored);
    if (sent.title) setTitle('');
    if (sent.text) setText('');
  }

  function change(name: string, update: Update) {
    const [before, set] = name === 'title' ? [title, setTitle] : [text, setText];
    set(String(update(before)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    return id === null
      ? sendAndSay(createSavedAnswer, { body: typed }, saved)
      : sendAndSay(updateSavedAnswerCall, { params: { id }, body: changes.body }, saved);
  }

  function remove() {
    if (answer === null) return;
    const params = { id: answer.saved_answer_id };
    return removal.sendAndSay(deleteSavedAnswerCall, { params }, ({ undo }) => {
      onDeleted?.({ title: answer.title, undo });
      focusHeading();
    });
  }

  return (
    <Stack component="form" ref={form} method="post" onSubmit={submit} noValidate>
      {failure && <Failure>{failure}</Failure>}
      <FormGroups form={{ ...plainForm, kind: savedAnswerForm, draft: typed, errors, change }} />
      {changes.overtaken.map((name) => (
        <SavedMeanwhile key={name} message={texts.meanwhile(name)} value={changes.before[name]} />
      ))}
      <Actions>
        <Button type="submit" variant={changes.isChanged ? 'filled' : 'default'} loading={busy}>
          {answer ? texts.save : texts.addIt}
          {answer && <span className="visuallyHidden"> {answer.title}</span>}
        </Button>
        {answer && (
          <Button variant="subtle" color="var(--bad-700)" loading={removal.busy} onClick={remove}>
            {texts.delete}
            <span className="visuallyHidden"> {answer.title}</span>
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
