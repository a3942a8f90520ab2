import { Button } from '@mantine/core';
import type { SignOffAnswer } from '../../../../domain/api/content/sign-off/editor.ts';
import { timeInWords } from '../../site-facts.ts';
import { signOffTexts as texts } from './texts.ts';

export function answerInWords({ name, verdict }: Pick<SignOffAnswer, 'name' | 'verdict'>) {
  return texts.answered(name, texts.verdicts[verdict]);
}

export function AnswerRows({ answers }: { answers: SignOffAnswer[] }) {
  return answers.map((answer) => (
    <li key={answer.answer_id}>
      <div>
        <strong>
          <bdi>{answerInWords(answer)}</bdi>
        </strong>
        <p>{new Intl.ListFormat('en').format(answer.labels)}</p>
        <small className="soft">
          {timeInWords(answer.made_at)}, <bdi>{texts.asName(answer.recipient)}</bdi>
          {answer.isConfirmed && `, ${texts.confirmed}`}
        </small>
      </div>
      <Button
        component="a"
        variant="default"
        size="compact-md"
        href={`/admin/sign-offs/${answer.answer_id}`}
        target="_blank"
        aria-label={texts.printOf(answer.name)}
      >
        {texts.print}
      </Button>
    </li>
  ));
}
