import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import {
  type FirstHour,
  type FirstStep,
  firstSteps,
  type StepState,
} from '../../../domain/api/content/first-hour.ts';
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import { type OnUnsaved, useUnsaved } from '../settings/use-unsaved.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import { DemoStep } from './demo/demo-step.tsx';
import styles from './open-step.module.css';
import { ServicesStep } from './service-pages/services-step.tsx';
import type { ServicePlan } from './service-pages/use-service-plan.ts';
import { SettingsStep } from './settings-step.tsx';
import { firstHourTexts as texts } from './texts.ts';

interface StepData {
  firstHour: FirstHour;
  edited: EditedSettings;
  services: ServicePlan;
  onSaved: (edited: EditedSettings) => void;
}

interface OpenStepProps extends StepData {
  step: FirstStep;
  busy: boolean;
  /** Whether the keyboard comes here from the step before. */
  takesFocus: boolean;
  onBack: (step: FirstStep) => void;
  onNote: (state: StepState) => void;
}

/** The step that is worked on; Next saves first what was typed in it. */
export function OpenStep({ step, busy, takesFocus, onBack, onNote, ...data }: OpenStepProps) {
  const { onUnsaved, saveAll } = useUnsaved(() => onNote('done'));
  const whole = useRef<HTMLElement>(null);
  const place = firstSteps.indexOf(step);
  const before = firstSteps[place - 1];

  useEffect(() => {
    if (takesFocus) whole.current?.focus();
  }, [takesFocus]);

  return (
    <section ref={whole} aria-label={texts.steps[step].title} tabIndex={-1} className={styles.open}>
      <StepContent step={step} {...data} onUnsaved={onUnsaved} />
      <div className={styles.actions}>
        {before && (
          <Button variant="subtle" disabled={busy} onClick={() => onBack(before)}>
            {texts.back}
          </Button>
        )}
        <Button variant="default" disabled={busy} onClick={() => onNote('skipped')}>
          {texts.skip}
        </Button>
        <Button disabled={busy || data.services.busy} onClick={saveAll}>
          {place === firstSteps.length - 1 ? texts.finish : texts.next}
        </Button>
      </div>
    </section>
  );
}

interface StepContentProps extends StepData {
  step: FirstStep;
  onUnsaved: OnUnsaved;
}

function StepContent({ step, firstHour, services, ...saving }: StepContentProps) {
  const { onUnsaved } = saving;
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
  if (step === 'services') return <ServicesStep services={services} onUnsaved={onUnsaved} />;
  if (step === 'demo') return <DemoStep firstHour={firstHour} />;
  return <SettingsStep step={step} {...saving} />;
}
