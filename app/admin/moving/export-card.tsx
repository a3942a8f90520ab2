import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { type ExportState, startExport } from '../../../domain/api/moving/exports.ts';
import { timeInWords } from '../site-facts.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import { ProgressLine } from '../ui/layout/progress-line.tsx';
import { Failure, Loaded, type Outcome } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { movingTexts as texts } from './texts.ts';
import { usePolling } from './use-polling.ts';

/** Milliseconds between two looks at an export that is being made. */
const pollInterval = 1_500;

export function ExportCard({ exported }: { exported: Promise<Outcome<ExportState>> }) {
  const { revalidate } = useRevalidator();
  return (
    <CardSection id="export" title={texts.export} note={texts.exportNote}>
      <p>{texts.holds}</p>
      <p>{texts.personal}</p>
      <Loaded of={exported} waiting={texts.loading} onRetry={revalidate}>
        {(state) => <LastExport {...state} />}
      </Loaded>
    </CardSection>
  );
}

function LastExport({ state, begun_at, done, total, failure, bytes, address }: ExportState) {
  const { send, busy, message } = useApiCalls();
  const isRunning = state === 'running';
  const isResting = usePolling(isRunning, pollInterval);

  return (
    <>
      {message && <Failure>{message}</Failure>}
      {state === 'failed' && <Failure>{texts.failed(failure)}</Failure>}
      {isRunning && (
        <ProgressLine value={done} max={total} label={texts.progress}>
          {total > 0 ? texts.running(done, total) : texts.counting}
        </ProgressLine>
      )}
      {isResting && <p role="status">{texts.resting}</p>}
      {state === 'done' && (
        <>
          <p role="status">{texts.done(timeInWords(begun_at))}</p>
          <p>{texts.kept}</p>
        </>
      )}
      <Actions>
        {state === 'done' && (
          <Button component="a" href={address} download>
            {texts.download(bytes)}
          </Button>
        )}
        <Button
          variant={state === 'done' ? 'default' : undefined}
          loading={busy || isRunning}
          onClick={() => send(startExport, {})}
        >
          {state === 'done' ? texts.again : texts.start}
        </Button>
      </Actions>
    </>
  );
}
