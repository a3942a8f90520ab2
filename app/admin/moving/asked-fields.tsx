import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type AskedField,
  answerImportEntry,
  getImportEntry,
} from '../../../domain/api/moving/imports.ts';
import { CheckLabel } from '../ui/fields/check-label.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { importTexts as texts } from './import-texts.ts';

interface AskedFieldsProps {
  id: number;
  source_id: string;
}

/** Fields that were edited here as well as there, side by side (R-I-03). */
export function AskedFields({ id, source_id }: AskedFieldsProps) {
  const [asked, setAsked] = useState<AskedField[] | null>(null);
  const { send, sendAndSay, busy, message } = useApiCalls();
  const params = { id };

  const compare = () =>
    send(getImportEntry, { params, query: { source_id } }, (entry) => setAsked(entry.asked));
  const answer = (take: string[]) =>
    sendAndSay(answerImportEntry, { params, body: { source_id, take } });

  return (
    <>
      {message && <Failure>{message}</Failure>}
      {asked ? (
        <Question asked={asked} busy={busy} onAnswer={answer} />
      ) : (
        <Button variant="subtle" loading={busy} onClick={compare}>
          {texts.compare}
        </Button>
      )}
    </>
  );
}

interface QuestionProps {
  asked: AskedField[];
  busy: boolean;
  onAnswer: (take: string[]) => void;
}

function Question({ asked, busy, onAnswer }: QuestionProps) {
  const [take, setTake] = useState<string[]>([]);
  if (asked.length === 0) return <p>{texts.settled}</p>;
  const toggle = (name: string, isTaken: boolean) =>
    setTake((before) => [...before.filter((one) => one !== name), ...(isTaken ? [name] : [])]);
  return (
    <Stack gap="small">
      <p>{texts.askedLead}</p>
      {asked.map(({ field, label, here, came }) => (
        <div key={field}>
          <strong>{label}</strong>
          <p>
            {texts.here}: <bdi>{here}</bdi>
          </p>
          <p>
            {texts.came}: <bdi>{came}</bdi>
          </p>
          <CheckLabel
            type="checkbox"
            checked={take.includes(field)}
            onChange={(event) => toggle(field, event.currentTarget.checked)}
          >
            {texts.take(label)}
          </CheckLabel>
        </div>
      ))}
      <Button variant="default" loading={busy} onClick={() => onAnswer(take)}>
        {texts.answer}
      </Button>
    </Stack>
  );
}
