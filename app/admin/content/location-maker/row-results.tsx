import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  type MakerResult,
  makeLimit,
  makeLocationPages,
} from '../../../../domain/api/content/location-maker.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';
import { likenessLimits } from '../../../../domain/content/likeness/compared-text.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import styles from './row-results.module.css';
import { sharesAddress } from './shared-address.ts';
import { makerTexts as texts } from './texts.ts';

/** What each row makes, with its likeness; the chosen ones become drafts. */
export function RowResults({ problems, rows }: { problems: string[]; rows: MakerResult[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const { send, busy, message } = useApiCalls();
  const showAlert = useAlert();
  const list = useRef<HTMLUListElement>(null);
  const open = rows.filter(({ item_id }) => item_id === null).map(({ row }) => row);
  const wanted = chosen.filter((row) => open.includes(row)).slice(0, makeLimit);

  function make() {
    return send(makeLocationPages, { body: { rows: wanted } }, ({ message: text, results }) => {
      const failed = results.filter(({ outcome }) => outcome === 'refused');
      setRefused(Object.fromEntries(failed.map((one) => [one.row, one.message])));
      setChosen(failed.map(({ row }) => row));
      showAlert({ kind: failed.length === results.length ? 'failure' : 'success', text });
      list.current?.focus({ preventScroll: true });
    });
  }

  if (rows.length === 0) return <p>{texts.noRows}</p>;
  return (
    <Stack>
      {problems.map((problem) => (
        <Failure key={problem}>{problem}</Failure>
      ))}
      {message && <Failure>{message}</Failure>}
      {open.length > 0 && (
        <CheckLabel
          type="checkbox"
          checked={wanted.length === Math.min(open.length, makeLimit)}
          onChange={(event) => setChosen(event.currentTarget.checked ? open : [])}
        >
          {texts.chooseAll}
        </CheckLabel>
      )}
      <ul ref={list} tabIndex={-1} aria-label={texts.results}>
        {rows.map((result) => (
          <li key={result.row}>
            <ResultLine
              result={result}
              isChosen={wanted.includes(result.row)}
              onChoose={(isChosen) =>
                setChosen(
                  isChosen ? [...chosen, result.row] : chosen.filter((row) => row !== result.row),
                )
              }
            />
            {sharesAddress(rows, result) && <Failure>{texts.shared}</Failure>}
            {refused[result.row] && <Failure>{refused[result.row]}</Failure>}
            {result.changes.length > 0 && <ProposedChanges result={result} />}
          </li>
        ))}
      </ul>
      <Actions>
        <Button loading={busy} disabled={wanted.length === 0 || problems.length > 0} onClick={make}>
          {texts.make(wanted.length)}
        </Button>
      </Actions>
    </Stack>
  );
}

interface ResultLineProps {
  result: MakerResult;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ResultLine({ result, isChosen, onChoose }: ResultLineProps) {
  const { title, address, item_id, twin } = result;
  const likeness = twin ? texts.like(Math.floor(twin.likeness * 100), twin.title) : texts.unlike;
  const name = title || address;
  return (
    <div className={styles.result}>
      {item_id === null ? (
        <CheckLabel
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        >
          {name}
        </CheckLabel>
      ) : (
        <a href={editPathOf(locationPageKind.name, item_id)}>{name}</a>
      )}
      <small dir="ltr">{address}</small>
      <small>{item_id === null ? texts.noPage : texts.hasPage}</small>
      <small data-like={twin !== null || undefined}>
        {likeness}. {twin && twin.likeness >= likenessLimits.reason && texts.needsReason}
      </small>
    </div>
  );
}
