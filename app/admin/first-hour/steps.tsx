import { Button, Card } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type FirstHour,
  type FirstStep,
  firstSteps,
  type StepState,
  saveFirstHour,
} from '../../../domain/api/content/first-hour.ts';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { OpenStep, type StepData } from './open-step.tsx';
import styles from './steps.module.css';
import { firstHourTexts as texts } from './texts.ts';

function firstOpen({ steps }: FirstHour): FirstStep | null {
  return firstSteps.find((step) => steps[step] === 'open') ?? null;
}

/** Six steps on a line, of which one is open; all can be skipped and taken up again (R-S-02). */
export function Steps({ firstHour, edited, services }: StepData) {
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
        <p>{texts.progress(done, firstSteps.length)}</p>
        <Button variant="subtle" disabled={busy} onClick={leave}>
          {texts.leave}
        </Button>
      </div>
      {message && <Failure>{message}</Failure>}
      <ol className={styles.line}>
        {firstSteps.map((step) => (
          <li key={step} data-state={step === now ? 'now' : steps[step]}>
            {step === now ? (
              <OpenStep
                {...{ step, busy, firstHour, edited, services }}
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
        {state === 'done' ? texts.change : texts.goThere}
        <span className="visuallyHidden"> {title}</span>
      </Button>
    </Card>
  );
}
