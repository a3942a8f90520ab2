import { useRevalidator } from 'react-router';
import type { SavedAnswer } from '../../../../domain/api/inbox/saved-answers.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UndoStrip } from '../../ui/undo-strip.tsx';
import { useDeleting } from '../../ui/use-deleting.ts';
import { savedAnswerTexts as texts } from '../texts/saved-answers.ts';
import type { Route } from './+types/saved-answers';
import { AnswerEditor } from './answer-editor.tsx';
import { deleteSavedAnswer, findSavedAnswers } from './calls.ts';

export function clientLoader() {
  return { answers: outcomeOf(findSavedAnswers()) };
}

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

/** The answers that colleagues use again: write, change, delete, bring back. */
export default function SavedAnswers({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { remove, undo } = useDeleting(deleteSavedAnswer);
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="adminLead">{texts.lead}</p>
      <UndoStrip undo={undo} says={texts.deleted} />
      <div className="savedAnswers">
        <CardSection title={texts.add}>
          <AnswerEditor answer={null} />
        </CardSection>
        <Loaded of={loaderData.answers} waiting={texts.loading} onRetry={revalidate}>
          {(answers) => <Answers answers={answers} onDelete={remove} />}
        </Loaded>
      </div>
    </>
  );
}

interface AnswersProps {
  answers: SavedAnswer[];
  onDelete: (id: number, title: string) => Promise<void>;
}

function Answers({ answers, onDelete }: AnswersProps) {
  if (answers.length === 0) return <p className="adminEmpty">{texts.empty}</p>;
  return answers.map((answer) => (
    <CardSection key={answer.saved_answer_id} title={answer.title}>
      <AnswerEditor
        answer={answer}
        onDelete={() => onDelete(answer.saved_answer_id, answer.title)}
      />
    </CardSection>
  ));
}
