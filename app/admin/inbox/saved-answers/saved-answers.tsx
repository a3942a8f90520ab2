import {
  createSavedAnswer,
  deleteSavedAnswerCall,
  listSavedAnswers,
  type SavedAnswer,
  updateSavedAnswerCall,
} from '../../../../domain/api/inbox/saved-answers.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { EmptyNote } from '../../ui/layout/layout.tsx';
import { Loaded, load } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UndoStrip } from '../../ui/undo/undo-strip.tsx';
import { type Deleted, useUndo } from '../../ui/undo/use-undo.ts';
import { savedAnswerTexts as texts } from '../texts/saved-answers.ts';
import type { Route } from './+types/saved-answers';
import { AnswerEditor } from './answer-editor.tsx';
import styles from './saved-answers.module.css';

export function clientLoader() {
  return { answers: load(listSavedAnswers) };
}

export const clientAction = apiAction(
  createSavedAnswer,
  updateSavedAnswerCall,
  deleteSavedAnswerCall,
);

export function meta() {
  return screenMeta(texts.title);
}

/** The answers that colleagues use again: write, change, delete, bring back. */
export default function SavedAnswers({ loaderData }: Route.ComponentProps) {
  const undo = useUndo();
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead} />
      <UndoStrip undo={undo} message={texts.deleted} />
      <div className={styles.answers}>
        <CardSection title={texts.add}>
          <AnswerEditor answer={null} />
        </CardSection>
        <Loaded of={loaderData.answers} waiting={texts.loading}>
          {(answers) => <Answers answers={answers} onDeleted={undo.offerUndo} />}
        </Loaded>
      </div>
    </>
  );
}

interface AnswersProps {
  answers: SavedAnswer[];
  onDeleted: (deleted: Deleted) => void;
}

function Answers({ answers, onDeleted }: AnswersProps) {
  if (answers.length === 0) return <EmptyNote>{texts.empty}</EmptyNote>;
  return answers.map((answer) => (
    <CardSection key={answer.saved_answer_id} title={answer.title}>
      <AnswerEditor answer={answer} onDeleted={onDeleted} />
    </CardSection>
  ));
}
