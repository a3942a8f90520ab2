import { Button } from '@mantine/core';
import { useState, useTransition } from 'react';
import {
  checkSettingsCall,
  type MailTest,
  type SettingFinding,
  type SettingsCheckResult,
  sendTestMailCall,
} from '../../../domain/api/operations/settings-check.ts';
import { settingsCheckTexts as texts } from '../operations/texts/settings-check.ts';
import { timeInWords } from '../site-facts.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import { Loaded, load, type Outcome } from '../ui/loaded.tsx';
import styles from './check-card.module.css';
import { TestRow } from './test-row.tsx';

export function CheckCard({ first }: { first: Promise<Outcome<SettingsCheckResult>> }) {
  const [check, setCheck] = useState(first);
  const [isPending, startTransition] = useTransition();

  function checkAgain() {
    startTransition(async () => {
      const checking = load(checkSettingsCall, { query: { fresh: true } });
      await checking;
      setCheck(checking);
    });
  }

  return (
    <CardSection id="installation" title={texts.title} note={texts.note}>
      <Loaded of={check} waiting={texts.loading}>
        {(found) => <Findings {...found} />}
      </Loaded>
      <Actions>
        <Button variant="default" loading={isPending} onClick={checkAgain}>
          {texts.again}
        </Button>
      </Actions>
      <TestRow
        label={texts.testMail}
        hint={texts.testMailHint}
        test={(send, show) => send(sendTestMailCall, {}, (answer) => show(mailResult(answer)))}
      />
    </CardSection>
  );
}

function Findings({ findings, checked_at }: SettingsCheckResult) {
  const count = (state: SettingFinding['state']) =>
    findings.filter((one) => one.state === state).length;
  return (
    <>
      <p role="status">{texts.found(count('error'), count('warning')) || texts.well}</p>
      <small>
        <time dateTime={checked_at}>{texts.checkedAt(timeInWords(checked_at))}</time>
      </small>
      <ul className={styles.findings}>
        {findings.map(({ area, state, found, fix }) => (
          <li key={area + found} data-state={state}>
            <strong>{area}</strong> <em>{texts.states[state]}</em>
            <p>{found}</p>
            {fix && <p>{fix}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function mailResult({ isAccepted, to, milliseconds, answer }: MailTest) {
  const sentence = (isAccepted ? texts.accepted : texts.refused)(to, milliseconds, answer);
  return { isAccepted, sentence };
}
