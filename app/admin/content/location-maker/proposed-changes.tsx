import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  applyLocationChanges,
  type MakerResult,
} from '../../../../domain/api/content/location-maker.ts';
import { patternFields } from '../../../../domain/content/location-maker/sheet.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Actions, Disclosure } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { WordChanges } from '../merge/word-changes.tsx';
import { makerTexts as texts } from './texts.ts';

type Change = MakerResult['changes'][number];

/** What a changed table would change in a page, field by field; nothing edited can be chosen. */
export function ProposedChanges({ result: { row, changes } }: { result: MakerResult }) {
  const free = changes.filter(({ state }) => state === 'change').map(({ field }) => field);
  const [left, setLeft] = useState<string[]>([]);
  const { sendAndSay, busy, message } = useApiCalls();
  const fields = patternFields.filter((name) => free.includes(name) && !left.includes(name));
  return (
    <Disclosure>
      <summary>{texts.changes(changes.length)}</summary>
      <Stack>
        {changes.map((change) => (
          <ChangeLine
            key={change.field}
            change={change}
            isChosen={!left.includes(change.field)}
            onChoose={(isChosen) =>
              setLeft(
                isChosen ? left.filter((name) => name !== change.field) : [...left, change.field],
              )
            }
          />
        ))}
        {message && <Failure>{message}</Failure>}
        {free.length > 0 && (
          <Actions data-gap="small">
            <Button
              variant="default"
              loading={busy}
              disabled={fields.length === 0}
              onClick={() => sendAndSay(applyLocationChanges, { body: { row, fields } })}
            >
              {texts.apply}
            </Button>
          </Actions>
        )}
      </Stack>
    </Disclosure>
  );
}

interface ChangeLineProps {
  change: Change;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ChangeLine({ change, isChosen, onChoose }: ChangeLineProps) {
  const { label, now, wanted, state } = change;
  return (
    <div>
      {state === 'change' ? (
        <CheckLabel
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        >
          {texts.takeField(label)}
        </CheckLabel>
      ) : (
        <p>
          <b>{label}</b> {texts.edited}
        </p>
      )}
      <p>
        <small>{texts.now}</small> <WordChanges text={now} other={wanted} />
      </p>
      <p>
        <small>{texts.wanted}</small> <WordChanges text={wanted} other={now} />
      </p>
    </div>
  );
}
