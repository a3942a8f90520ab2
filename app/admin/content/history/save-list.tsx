import { Badge, Button, Card } from '@mantine/core';
import { useState } from 'react';
import type { RevisionNote } from '../../../../domain/api/content/revisions.ts';
import { timeInWords } from '../../site-facts.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { pageOf } from '../../ui/lists/page-of.ts';
import { Pages } from '../../ui/lists/pages.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { actionNames, historyTexts as texts } from '../texts/history.ts';
import { itemTexts } from '../texts/items.ts';
import { changedNames } from './field-name.ts';
import styles from './save-list.module.css';
import type { ComparedRevisions } from './use-comparison.ts';
import { useRestoring } from './use-restoring.ts';

interface SaveListProps {
  /** The newest first. */
  notes: RevisionNote[];
  pair: ComparedRevisions;
  onChoose: (pair: ComparedRevisions) => void;
}

export function SaveList({ notes, pair, onChoose }: SaveListProps) {
  const { restore, busy, message } = useRestoring(notes);
  const [asked, setAsked] = useState(1);
  const page = pageOf(notes, asked);
  return (
    <section className={styles.list} aria-label={texts.list}>
      {message && <Failure>{message}</Failure>}
      <Card padding={0}>
        <ol>
          {page.items.map((note) => (
            <li key={note.revision_id}>
              <WhatWasSaved note={note} />
              {notes.length > 1 && <Choice note={note} pair={pair} onChoose={onChoose} />}
              {note === notes[0] ? (
                <Badge>{texts.current}</Badge>
              ) : (
                <Button
                  variant="default"
                  size="compact-md"
                  disabled={busy}
                  onClick={() => restore(note)}
                >
                  {texts.restore}
                  <span className="visuallyHidden">
                    {texts.restoreOf(timeInWords(note.made_at))}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Pages number={page.number} last={page.last} onChange={setAsked} />
    </section>
  );
}

/** Fields that a save names before it counts the others. */
const named = 3;

function WhatWasSaved({ note }: { note: RevisionNote }) {
  const { kind, made_at, made_by, action, changes } = note;
  const all = changedNames(changes, kind);
  const names = all.slice(0, named);
  return (
    <div className={styles.note}>
      <strong>{timeInWords(made_at)}</strong>
      <p>{texts.by(actionNames[action] ?? action, made_by || itemTexts.itself)}</p>
      {names.length > 0 && <p>{texts.changed(names, all.length - names.length)}</p>}
    </div>
  );
}

function Choice({ note, pair, onChoose }: Omit<SaveListProps, 'notes'> & { note: RevisionNote }) {
  const { revision_id: id, made_at } = note;
  const time = timeInWords(made_at);
  return (
    <div className={styles.choice}>
      <CheckLabel
        type="radio"
        name="before"
        aria-label={texts.beforeOf(time)}
        checked={pair.before === id}
        onChange={() => onChoose({ ...pair, before: id })}
      >
        {texts.before}
      </CheckLabel>
      <CheckLabel
        type="radio"
        name="after"
        aria-label={texts.afterOf(time)}
        checked={pair.after === id}
        onChange={() => onChoose({ ...pair, after: id })}
      >
        {texts.after}
      </CheckLabel>
    </div>
  );
}
