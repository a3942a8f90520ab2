import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ImportNames } from '../../../../domain/api/moving/import-choices.ts';
import type { ImportStep, OpenImport } from '../../../../domain/api/moving/imports.ts';
import type { ImportState } from '../../../../domain/moving/import.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { ProgressLine } from '../../ui/layout/progress-line.tsx';
import { Failure, type Outcome, Quiet } from '../../ui/loaded.tsx';
import { importTexts as texts } from '../import-texts.ts';
import { doneOf, importTracks, Tracks, totalOf } from './tracks.tsx';
import { useImportSteps } from './use-import-steps.ts';

/** What may be done with an import in each state; what else is said beside it. */
const stepsOf: Partial<Record<ImportState, [step: ImportStep, words: string][]>> = {
  running: [
    ['pause', texts.pause],
    ['take-back', texts.stop],
  ],
  paused: [['start', texts.goOn]],
};

const discardable: readonly ImportState[] = ['reading', 'refused', 'taken back'];

interface RunCardProps {
  of: OpenImport;
  names: Promise<Outcome<ImportNames>>;
}

/** How far it is, as a whole and of each kind. */
export function RunCard({ of, names }: RunCardProps) {
  const { state } = of;
  const { take, discard, busy, message } = useImportSteps(of);
  return (
    <CardSection title={texts.states[state]} note={state === 'running' && texts.meanwhile}>
      {state === 'reading' && <p role="status">{texts.found(totalOf(of.counts))}</p>}
      {state === 'reading' || state === 'refused' || <HowFar of={of} names={names} />}
      {message && <Failure>{message}</Failure>}
      <Actions>
        {stepsOf[state]?.map(([step, words]) => (
          <Button key={step} variant="default" loading={busy} onClick={() => take(step)}>
            {words}
          </Button>
        ))}
        {discardable.includes(state) && (
          <Button variant="default" loading={busy} onClick={discard}>
            {texts.discard}
          </Button>
        )}
      </Actions>
    </CardSection>
  );
}

function HowFar({ of, names }: RunCardProps) {
  const { state, counts } = of;
  const { all, done } = doneOf(state, counts);
  const current = importTracks(of, 0).find((track) => track.done < track.all);
  const isRunning = state === 'running';
  return (
    <>
      <ProgressLine value={done} max={all} label={texts.runHeading}>
        {isRunning && current
          ? texts.now(current.name, current.done, current.all)
          : texts.done(done, all)}
        {isRunning && <TimeLeft done={done} all={all} />}
      </ProgressLine>
      <Quiet of={names}>{({ pictures }) => <Tracks tracks={importTracks(of, pictures)} />}</Quiet>
    </>
  );
}

/** Seconds before a pace is known. */
const watched = 5;

/** At the pace since this screen has watched it. */
function TimeLeft({ done, all }: { done: number; all: number }) {
  const [first] = useState(() => ({ at: Date.now(), done }));
  const spent = (Date.now() - first.at) / 1_000;
  const made = done - first.done;
  if (made <= 0 || spent < watched) return null;
  return <> {texts.left(((all - done) * spent) / made)}</>;
}
