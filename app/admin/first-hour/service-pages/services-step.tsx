import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { type OnUnsaved, useUnsavedForm } from '../../settings/use-unsaved.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions, EmptyNote } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { firstHourTexts } from '../texts.ts';
import { sumOf } from './service-plan.ts';
import { nameLimit, ServiceRow } from './service-row.tsx';
import styles from './services-step.module.css';
import { serviceTexts as texts } from './texts.ts';
import type { ServicePlan } from './use-service-plan.ts';

interface ServicesStepProps {
  services: ServicePlan;
  onUnsaved: OnUnsaved;
}

/** What becomes of each service, all at once when the step is done (R-S-02). */
export function ServicesStep({ services, onUnsaved }: ServicesStepProps) {
  const { plan, moved, failure, isChanged, busy, apply } = services;
  const id = useId();
  const { stay, renamed, gone, added } = sumOf(plan);
  useUnsavedForm(id, isChanged, onUnsaved);

  function submit(event: FormEvent) {
    event.preventDefault();
    void apply();
  }

  return (
    <CardSection title={firstHourTexts.steps.services.title} note={texts.note}>
      {failure && <Failure>{failure}</Failure>}
      {plan.length === 0 && <EmptyNote>{texts.none}</EmptyNote>}
      <fieldset disabled={busy}>
        <ul className={styles.list} aria-label={texts.list} aria-busy={busy}>
          {plan.map((one, index) => (
            <ServiceRow key={one.key} one={one} index={index} services={services} />
          ))}
        </ul>
        <NewService onAdd={services.add} />
      </fieldset>
      {/* Around no field: Enter in one of them must not do it all. */}
      <form id={id} hidden onSubmit={submit} />
      <p className="visuallyHidden" role="status">
        {moved}
      </p>
      <p>
        {texts.sum(stay, renamed, gone, added)}. {isChanged && texts.when}
      </p>
      <Actions>
        <Button component="a" href="/admin/menus" variant="subtle">
          {texts.openMenus}
        </Button>
      </Actions>
    </CardSection>
  );
}

function NewService({ onAdd }: { onAdd: ServicePlan['add'] }) {
  const [name, setName] = useKeptText('first-hour-new-service');
  const [problem, setProblem] = useState<string | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const refused = onAdd(name);
    setProblem(refused);
    if (refused === null) setName('');
  }

  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <TextInput
        label={texts.newService}
        maxLength={nameLimit}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {texts.add}
      </Button>
    </form>
  );
}
