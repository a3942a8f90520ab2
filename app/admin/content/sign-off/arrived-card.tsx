import { Button } from '@mantine/core';
import {
  type ArrivedAnswer,
  dismissAnswer,
} from '../../../../domain/api/content/sign-off/editor.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Rows } from '../../ui/layout/layout.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { answerInWords } from './answer-rows.tsx';
import { signOffTexts as texts } from './texts.ts';

/** What clients have answered; not there without any. */
export function ArrivedCard({ answers }: { answers: ArrivedAnswer[] }) {
  const { send, busy } = useApiCalls();
  if (answers.length === 0) return null;
  return (
    <CardSection title={texts.arrived} note={String(answers.length)}>
      <Rows>
        {answers.map((answer) => (
          <li key={answer.answer_id}>
            <div>
              <a href={answer.path}>
                <bdi>{answer.title}</bdi>
              </a>
              <p>
                <bdi>{answerInWords(answer)}</bdi>
              </p>
              <small className="soft">{timeInWords(answer.made_at)}</small>
            </div>
            <Button
              variant="default"
              size="compact-md"
              disabled={busy}
              aria-label={texts.dismissOf(answer.name)}
              onClick={() => send(dismissAnswer, { params: { id: answer.answer_id } })}
            >
              {texts.dismiss}
            </Button>
          </li>
        ))}
      </Rows>
    </CardSection>
  );
}
