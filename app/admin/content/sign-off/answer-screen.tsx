import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import { getSignOffAnswer } from '../../../../domain/api/content/sign-off/editor.ts';
import { screenMeta } from '../../screen-meta.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { BackLink, Lead } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Loaded, load } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/answer-screen';
import { answerInWords } from './answer-rows.tsx';
import styles from './answer-screen.module.css';
import { signOffTexts as texts } from './texts.ts';

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = Number(params.id);
  return { answer: load(getSignOffAnswer, { params: { id } }) };
}

export function meta() {
  return screenMeta(texts.printTitle);
}

/** For the files of an agency: who said what, when, of which texts (R-A-03). */
export default function AnswerScreen({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Loaded of={loaderData.answer} waiting={texts.loading} onRetry={revalidate}>
      {(answer) => <Answer answer={answer} />}
    </Loaded>
  );
}

function Answer({ answer }: { answer: AnswerOf<typeof getSignOffAnswer> }) {
  const { title, path, made_at, recipient, email, isConfirmed, sections } = answer;
  return (
    <Stack data-prints>
      <PageTitle title={title} above={<BackLink to={path}>{texts.item}</BackLink>} />
      <Lead>
        <bdi>{answerInWords(answer)}</bdi>, {timeInWords(made_at)}
      </Lead>
      <p>
        <bdi>{texts.asName(recipient)}</bdi>, <bdi>{email}</bdi>.{' '}
        {isConfirmed ? texts.confirmedName : texts.typedName}
      </p>
      <p className={styles.print}>
        <Button variant="default" onClick={() => window.print()}>
          {texts.printNow}
        </Button>
      </p>
      <h2 className="visuallyHidden">{texts.asSeen}</h2>
      {sections.map((section) => (
        <CardSection
          key={section.id}
          level={3}
          title={section.label}
          note={section.holds ? texts.holds : texts.changedSince}
        >
          <dl className={styles.texts}>
            {section.texts.map(({ path: place, label, text }) => (
              <div key={place}>
                <dt className="soft">{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        </CardSection>
      ))}
    </Stack>
  );
}
