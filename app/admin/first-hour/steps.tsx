import { Button, Card } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type FirstHour,
  type FirstStep,
  firstSteps,
  type StepState,
  saveFirstHour,
} from '../../../domain/api/content/first-hour.ts';
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { SiteNow } from './beside/site-now.tsx';
import { OpenStep } from './open-step.tsx';
import type { ServicePage } from './service-pages/find-services.ts';
import { useServicePlan } from './service-pages/use-service-plan.ts';
import styles from './steps.module.css';
import { firstHourTexts as texts } from './texts.ts';

function firstOpen({ steps }: FirstHour): FirstStep | null {
  return firstSteps.find((step) => steps[step] === 'open') ?? null;
}

interface StepsProps {
  firstHour: FirstHour;
  edited: EditedSettings;
  services: ServicePage[];
}

function timeLeft({ steps }: FirstHour): number {
  return firstSteps
    .filter((step) => steps[step] === 'open')
    .reduce((sum, step) => sum + texts.steps[step].minutes, 0);
}

/** What was saved since, on top of what was loaded. */
function useSaved(loaded: EditedSettings) {
  const [saved, setSaved] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (loaded !== seen) {
    setSeen(loaded);
    setSaved(loaded);
  }
  return [loaded === seen ? saved : loaded, setSaved] as const;
}

/** Six steps on a line, of which one is open; all can be skipped and taken up again (R-S-02). */
export function Steps({ firstHour, edited: loaded, services: pages }: StepsProps) {
  const [edited, onSaved] = useSaved(loaded);
  const services = useServicePlan(pages, loaded.settings.menus);
  const saved = useMemo(() => ({ firstHour, edited }), [firstHour, edited]);
  const [now, setNow] = useState(firstOpen(firstHour));
  const [hasMoved, setMoved] = useState(false);
  const { send, busy, message } = useApiCalls();
  const navigate = useNavigate();
  const { steps } = firstHour;
  const done = firstSteps.filter((step) => steps[step] === 'done').length;

  function open(step: FirstStep | null) {
    setMoved(true);
    setNow(step);
  }

  function note(step: FirstStep, state: StepState) {
    const next = firstSteps[firstSteps.indexOf(step) + 1] ?? null;
    return send(saveFirstHour, { body: { steps: { [step]: state } } }, () => open(next));
  }

  const leave = () => send(saveFirstHour, { body: { isLeft: true } }, () => navigate('/admin'));

  return (
    <>
      <div className={styles.progress}>
        <ol aria-hidden="true">
          {firstSteps.map((step) => (
            <li key={step} data-state={step === now ? 'now' : steps[step]} />
          ))}
        </ol>
        <p>{texts.progress(done, firstSteps.length, timeLeft(firstHour))}</p>
        <Button variant="subtle" disabled={busy} onClick={leave}>
          {firstOpen(firstHour) ? texts.leave : texts.toPortal}
        </Button>
      </div>
      {message && <Failure>{message}</Failure>}
      <div className={styles.columns}>
        <ol className={styles.line}>
          {firstSteps.map((step) => (
            <li key={step} data-state={step === now ? 'now' : steps[step]}>
              {step === now ? (
                <OpenStep
                  step={step}
                  busy={busy}
                  firstHour={firstHour}
                  edited={edited}
                  services={services}
                  onSaved={onSaved}
                  takesFocus={hasMoved}
                  onBack={open}
                  onNote={(state) => note(step, state)}
                />
              ) : (
                <ClosedStep step={step} state={steps[step]} onOpen={() => open(step)} />
              )}
            </li>
          ))}
        </ol>
        <SiteNow saved={saved} onOpen={open} />
      </div>
    </>
  );
}

interface ClosedStepProps {
  step: FirstStep;
  state: StepState;
  onOpen: () => void;
}

function ClosedStep({ step, state, onOpen }: ClosedStepProps) {
  const { title, done, skipped } = texts.steps[step];
  return (
    <Card component="section" className={styles.closed} aria-label={title}>
      <h2>{title}</h2>
      <p>
        <span className="visuallyHidden">{texts.state[state]}. </span>
        {state === 'skipped' ? `${texts.state.skipped}. ${skipped}` : done}
      </p>
      <Button variant="subtle" onClick={onOpen}>
        {state === 'done' ? texts.change : texts.start}
        <span className="visuallyHidden"> {title}</span>
      </Button>
    </Card>
  );
}
