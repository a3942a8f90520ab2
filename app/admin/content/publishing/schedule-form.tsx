import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { problemsOfTimes, type Times } from '../../../../domain/content/publishing.ts';
import { type ClockFields, dayAfter } from '../../../../domain/site-clock.ts';
import { siteClock } from '../../site-facts.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { publishingTexts as texts } from '../texts/publishing.ts';
import styles from './schedule-form.module.css';

interface ScheduleFormProps {
  times: Times;
  /** Where visitors see all there is, only the way back can be set. */
  mayPublish: boolean;
  /** What is typed is kept as a draft with it. */
  keepsFirst: boolean;
  busy: boolean;
  /** The server's sentence at a time, and of the whole. */
  errors: Record<string, string>;
  message: string | null;
  onSet: (times: Times) => void;
  onCancel: () => void;
}

/** The hour at which most things go out. */
const morning = '09:00';
const nothing: ClockFields = { day: '', time: morning };

function typedOf(time: string | null): ClockFields {
  return time === null ? nothing : siteClock().fieldsOfTime(time);
}

/** When an item is published and taken back by itself, on the site's clock. */
export function ScheduleForm({ times, mayPublish, onSet, onCancel, ...rest }: ScheduleFormProps) {
  const [from, setFrom] = useState(typedOf(times.publish_at));
  const [until, setUntil] = useState(typedOf(times.unpublish_at));
  const [ends, setEnds] = useState(times.unpublish_at !== null || !mayPublish);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const errors = { ...rest.errors, ...missing };
  const isSet = times.publish_at !== null || times.unpublish_at !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const { timeOfFields } = siteClock();
    const publish_at = mayPublish ? timeOfFields(from) : null;
    const unpublish_at = ends ? timeOfFields(until) : null;
    const lacking = {
      ...(mayPublish && publish_at === null && { publish_at: texts.noTime }),
      ...(ends && unpublish_at === null && { unpublish_at: texts.noTime }),
    };
    const problems = { ...problemsOfTimes({ publish_at, unpublish_at }, Date.now()), ...lacking };
    setMissing(problems);
    if (Object.keys(problems).length === 0) onSet({ publish_at, unpublish_at });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {rest.message && <Failure>{rest.message}</Failure>}
      {mayPublish && (
        <>
          <TimeFields
            labels={{ day: texts.day, time: texts.timeIn(siteClock().city) }}
            typed={from}
            error={errors.publish_at}
            onChange={setFrom}
          />
          <QuickChoices onChoose={setFrom} />
        </>
      )}
      {mayPublish && (
        <CheckLabel
          type="checkbox"
          checked={ends}
          onChange={(event) => setEnds(event.currentTarget.checked)}
        >
          {texts.takeBackToo}
        </CheckLabel>
      )}
      {ends && (
        <TimeFields
          labels={{ day: texts.takeBackDay, time: texts.takeBackTime(siteClock().city) }}
          typed={until}
          error={errors.unpublish_at}
          onChange={setUntil}
        />
      )}
      {rest.keepsFirst && <p className={styles.note}>{texts.keepsFirst}</p>}
      <Actions>
        <Button type="submit" loading={rest.busy}>
          {texts.apply}
        </Button>
        {isSet && (
          <Button
            variant="default"
            disabled={rest.busy}
            onClick={() => onSet({ publish_at: null, unpublish_at: null })}
          >
            {texts.removeTime}
          </Button>
        )}
        <Button variant="subtle" color="water.9" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </form>
  );
}

interface TimeFieldsProps {
  labels: ClockFields;
  typed: ClockFields;
  error: string | undefined;
  onChange: (typed: ClockFields) => void;
}

function TimeFields({ labels, typed, error, onChange }: TimeFieldsProps) {
  const iso = siteClock().timeOfFields(typed);
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          type="date"
          label={labels.day}
          value={typed.day}
          error={error}
          onChange={({ currentTarget: { value } }) => onChange({ ...typed, day: value })}
        />
        <TextInput
          type="time"
          label={labels.time}
          value={typed.time}
          onChange={({ currentTarget: { value } }) => onChange({ ...typed, time: value })}
        />
      </div>
      <p className={styles.note} role="status">
        {iso && noteOf(iso)}
      </p>
    </>
  );
}

/** 'Mon 30 Nov 2026, 09:00 Lisbon · 10:00 in Berlin · in 8 days': browsers write days in many ways. */
function noteOf(iso: string): string {
  const clock = siteClock();
  const nights = clock.nightsUntil(iso, Date.now());
  const days = nights < 0 ? texts.passed : texts.notes.inDays(nights);
  return [clock.timeInWords(iso), clock.secondHourInWords(iso), days].filter(Boolean).join(' · ');
}

function QuickChoices({ onChoose }: { onChoose: (typed: ClockFields) => void }) {
  const today = siteClock().fieldsOfTime(Date.now());
  // Of a Sunday, the days until the next Monday are one.
  const toMonday = 7 - ((new Date(today.day).getUTCDay() + 6) % 7);
  const choices = [
    { label: texts.tomorrow(morning), nights: 1 },
    { label: texts.nextMonday(morning), nights: toMonday },
  ];
  return (
    <fieldset className={styles.quick} aria-label={texts.quick}>
      {choices.map(({ label, nights }) => (
        <Button
          key={label}
          variant="default"
          size="compact-md"
          onClick={() => onChoose({ day: dayAfter(today, nights), time: morning })}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
