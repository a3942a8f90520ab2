import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import {
  discardImport,
  type ImportStep,
  type OpenImport,
  stepImport,
} from '../../../domain/api/moving/imports.ts';
import { entryStates, type ImportState } from '../../../domain/moving/import.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/actions.tsx';
import { ProgressLine } from '../ui/layout/progress-line.tsx';
import { Rows } from '../ui/layout/rows.tsx';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { importTexts as texts } from './import-texts.ts';

const waiting = ['planned', 'left out', 'again'];

/** What may be done with an import in each state, besides discarding it. */
const stepsOf: Partial<Record<ImportState, [step: ImportStep, words: string][]>> = {
  running: [
    ['pause', texts.pause],
    ['take-back', texts.stop],
  ],
  paused: [
    ['start', texts.goOn],
    ['take-back', texts.takeBack],
  ],
  finished: [['take-back', texts.takeBack]],
};

const maySend = (state: ImportState) => state === 'refused' || state === 'taken back';

function outcomesOf({ counts }: OpenImport) {
  const items = counts.filter(({ what }) => what === 'item' || what === 'unreadable');
  return entryStates.flatMap((state) => {
    const own = items.filter((one) => one.state === state);
    const count = own.reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [{ state, count }] : [];
  });
}

/** How far it is, what came of it, and the way back. */
export function RunCard({ of }: { of: OpenImport }) {
  const { import_id, name, state, counts } = of;
  const { send, busy, message } = useApiCalls();
  const navigate = useNavigate();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const open = counts.filter((one) => waiting.includes(one.state));
  const done = all - open.reduce((sum, { count }) => sum + count, 0);
  const params = { id: import_id };

  function take(step: ImportStep) {
    if (step === 'take-back' && !window.confirm(texts.takeBackQuestion(name))) return;
    return send(stepImport, { params: { ...params, step } });
  }

  function discard() {
    if (!window.confirm(texts.discardQuestion(name))) return;
    return send(discardImport, { params }, () => navigate('/admin/moving'));
  }

  return (
    <CardSection title={texts.states[state]} note={state === 'running' && texts.meanwhile}>
      {state !== 'refused' && (
        <ProgressLine value={done} max={all} label={texts.runHeading}>
          {texts.done(done, all)}
        </ProgressLine>
      )}
      <Rows>
        {outcomesOf(of).map(({ state: outcome, count }) => (
          <li key={outcome}>
            <div>{texts.outcomes[outcome]}</div>
            <strong>{count.toLocaleString('en')}</strong>
          </li>
        ))}
      </Rows>
      {message && <Failure>{message}</Failure>}
      <Actions>
        {stepsOf[state]?.map(([step, words]) => (
          <Button key={step} variant="default" loading={busy} onClick={() => take(step)}>
            {words}
          </Button>
        ))}
        {maySend(state) && (
          <Button variant="default" loading={busy} onClick={discard}>
            {texts.discard}
          </Button>
        )}
      </Actions>
    </CardSection>
  );
}
