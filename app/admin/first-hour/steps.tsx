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
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/actions.tsx';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { DemoStep } from './demo/demo-step.tsx';
import type { ServicePage } from './service-pages/find-services.ts';
import { ServicesStep } from './service-pages/services-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import styles from './steps.module.css';
import { firstHourTexts as texts } from './texts.ts';

interface StepsProps {
  firstHour: FirstHour;
  edited: EditedSettings;
  services: ServicePage[];
}

function firstOpen({ steps }: FirstHour): FirstStep | null {
  return firstSteps.find((step) => steps[step] === 'open') ?? null;
}

/** Six steps on a line, of which one is open; all can be skipped and taken up again (R-S-02). */
export function Steps({ firstHour, edited, services }: StepsProps) {
  const [now, setNow] = useState(firstOpen(firstHour));
  const { send, busy, message } = useApiCalls();
  const navigate = useNavigate();
  const { steps } = firstHour;
  const done = firstSteps.filter((step) => steps[step] === 'done').length;

  function note(step: FirstStep, state: StepState) {
    const next = firstSteps[firstSteps.indexOf(step) + 1] ?? null;
    return send(saveFirstHour, { body: { steps: { [step]: state } } }, () => setNow(next));
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
              <>
                <StepContent step={step} {...{ firstHour, edited, services }} />
                <StepActions
                  step={step}
                  busy={busy}
                  onBack={setNow}
                  onNote={(state) => note(step, state)}
                />
              </>
            ) : (
              <ClosedStep step={step} state={steps[step]} onOpen={() => setNow(step)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function StepContent({ step, firstHour, edited, services }: StepsProps & { step: FirstStep }) {
  if (step === 'brand') {
    return (
      <CardSection title={texts.steps.brand.title}>
        <p>{texts.brandNote}</p>
        <Actions>
          <Button component="a" href="/admin/brand" variant="default">
            {texts.openBrand}
          </Button>
        </Actions>
      </CardSection>
    );
  }
  if (step === 'services') return <ServicesStep services={services} />;
  if (step === 'demo') return <DemoStep firstHour={firstHour} />;
  return <SettingsStep step={step} edited={edited} />;
}

interface StepActionsProps {
  step: FirstStep;
  busy: boolean;
  onBack: (step: FirstStep) => void;
  onNote: (state: StepState) => void;
}

function StepActions({ step, busy, onBack, onNote }: StepActionsProps) {
  const place = firstSteps.indexOf(step);
  const before = firstSteps[place - 1];
  return (
    <div className={styles.actions}>
      {before && (
        <Button variant="subtle" disabled={busy} onClick={() => onBack(before)}>
          {texts.back}
        </Button>
      )}
      <Button variant="default" disabled={busy} onClick={() => onNote('skipped')}>
        {texts.skip}
      </Button>
      <Button disabled={busy} onClick={() => onNote('done')}>
        {place === firstSteps.length - 1 ? texts.finish : texts.next}
      </Button>
    </div>
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
