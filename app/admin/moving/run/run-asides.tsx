import { Button } from '@mantine/core';
import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import { entryStates } from '../../../../domain/moving/import.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { importTexts as texts } from '../import-texts.ts';
import { totalOf } from './tracks.tsx';
import { useImportSteps } from './use-import-steps.ts';

function outcomesOf({ counts }: OpenImport): [name: string, value: string][] {
  const items = counts.filter(({ what }) => what === 'item' || what === 'unreadable');
  return entryStates.flatMap((state) => {
    const count = totalOf(items.filter((one) => one.state === state));
    return count > 0 ? [[texts.outcomes[state], count.toLocaleString('en')]] : [];
  });
}

export function SoFar({ of }: { of: OpenImport }) {
  const { choices, backup_at } = of;
  return (
    <CardSection title={texts.soFar}>
      <FactList
        facts={[
          ...outcomesOf(of),
          [texts.how, texts.asDone[choices.status]],
          [texts.backupBefore, backup_at === null ? texts.noBackup : timeInWords(backup_at)],
        ]}
      />
    </CardSection>
  );
}

export function Then({ of }: { of: OpenImport }) {
  const { take, busy, message } = useImportSteps(of);
  const { state } = of;
  return (
    <CardSection title={texts.thenHeading}>
      <p>{texts.thenLook}</p>
      <p>{texts.thenTakeBack}</p>
      {message && <Failure>{message}</Failure>}
      {(state === 'paused' || state === 'finished') && (
        <Button variant="default" loading={busy} onClick={() => take('take-back')}>
          {texts.takeBack}
        </Button>
      )}
    </CardSection>
  );
}
