import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { listFindLimit } from '../../../../domain/api/lists.ts';
import type { RecentItem } from '../../../../domain/api/operations/overview.ts';
import { Failure } from '../../ui/loaded.tsx';
import type { Entry } from './entries.ts';
import { PaletteList } from './palette-list.tsx';
import styles from './palette-search.module.css';
import { paletteTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

interface PaletteSearchProps {
  lastChanges: Promise<RecentItem[]>;
  field: string;
  title: string;
  isOnlyItems: boolean;
  onChoose: (entry: Entry) => void;
}

/** A combobox: the cursor stays in the field, the arrows move through what was found. */
export function PaletteSearch({
  lastChanges,
  isOnlyItems,
  onChoose,
  ...names
}: PaletteSearchProps) {
  const listId = useId();
  const { entries, found, find, type, retry } = useEntries(lastChanges, isOnlyItems);
  // By its id: an answer that comes late puts others before the chosen one.
  const [active, setActive] = useState<string>();
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === active),
  );
  const idOf = (position: number) => `${listId}-${position}`;

  function press(event: KeyboardEvent) {
    const entry = entries[index];
    const count = entries.length;
    const steps: Record<string, number> = {
      ArrowDown: (index + 1) % count,
      ArrowUp: (index - 1 + count) % count,
      ...(event.ctrlKey && { Home: 0, End: count - 1 }),
    };
    const next = steps[event.key];
    if (event.key === 'Enter' && entry) onChoose(entry);
    else if (next === undefined || count === 0) return;
    else {
      setActive(entries[next]?.id);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
  }

  return (
    <>
      <TextInput
        role="combobox"
        aria-label={names.field}
        placeholder={texts.placeholder}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? idOf(index) : undefined}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        maxLength={listFindLimit}
        value={find}
        onChange={(event) => {
          setActive(undefined);
          type(event.currentTarget.value);
        }}
        onKeyDown={press}
      />
      <p className={styles.status} role="status">
        {statusOf(found.isWaiting, entries.length)}
      </p>
      {found.failure && (
        <>
          <Failure>{texts.failed(found.failure)}</Failure>
          <Button className={styles.retry} variant="default" onClick={retry}>
            {texts.retry}
          </Button>
        </>
      )}
      <PaletteList
        id={listId}
        title={names.title}
        entries={entries}
        active={index}
        idOf={idOf}
        onChoose={onChoose}
      />
    </>
  );
}

function statusOf(isWaiting: boolean, count: number): string {
  if (isWaiting) return texts.searching;
  return count === 0 ? texts.nothing : texts.results(count);
}
