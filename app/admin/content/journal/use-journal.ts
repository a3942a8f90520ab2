import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Fields } from '../../../../domain/content/merge/merge.ts';
import { minute } from '../../../../domain/durations.ts';
import { changedFields, type FieldNames, type FormFields } from './fields.ts';
import { guardLeaving, journal } from './journal.ts';
import { type JournalEntry, type JournalItem, journalItem, newKey } from './store.ts';
import { useOffers } from './use-offers.ts';
import { useOtherTabs } from './use-other-tabs.ts';

interface Journaled<Draft> extends JournalItem {
  form: FormFields<Draft>;
  draft: Draft;
  /** What is stored, for a form that stays open when it is saved; else it is the first draft. */
  stored?: Draft;
  onTake: (draft: Draft) => void;
}

/**
 * Keeps what is typed in a form from the first character, and offers what was typed in it before and
 * never saved (R-X-07, decision D11). It offers, it never fills a form by itself (R-4-15).
 */
export function useJournal<Draft>({ form, draft, stored, onTake, ...opened }: Journaled<Draft>) {
  const item = journalItem(opened);
  const now = useMemo(() => form.fieldsOf(draft), [form, draft]);
  const [opening] = useState(draft);
  const first = useMemo(() => form.fieldsOf(stored ?? opening), [form, stored, opening]);
  const [key, setKey] = useState(newKey);
  const [taken, setTaken] = useState(false);
  const { offers, find } = useOffers(item, key, first);
  const others = useOtherTabs(item, key, find);
  const { latest, keptAt } = useKeeping(item, key, first, now);
  const failed = useSyncExternalStore(journal.subscribe, journal.hasFailed, () => false);
  const offer = taken ? undefined : offers.find((entry) => !others.includes(entry.key));

  const names: FieldNames = form;

  return {
    names,
    offer,
    /** The offered fields that differ from what is stored. */
    differences: offer ? changedFields(first, offer.fields) : {},
    taken,
    isOpenElsewhere: others.length > 0,
    failed,
    /** When the last change was written down, to the minute. */
    keptAt,
    /** Goes on with an entry; what was typed here before stays an entry of its own. */
    take({ key: takenKey, fields }: JournalEntry) {
      setKey(takenKey);
      setTaken(true);
      onTake(form.draftFrom({ ...first, ...fields }));
    },
    async drop(entry: JournalEntry) {
      await journal.keep(entry.key, null);
      await find();
    },
    /** The form starts afresh; what was typed stays in the journal, to be offered. */
    leave() {
      setKey(newKey());
      setTaken(false);
    },
    /** Call it when a draft is sent; the answer, once it is saved: drops it, unless more was typed. */
    sending: () => async () => {
      if (latest.current === now) await journal.keep(key, null);
    },
  };
}

export type Journal = ReturnType<typeof useJournal>;

/** Writes each change of the fields; answers what was written last, and when. */
function useKeeping(item: string, key: string, first: Fields, now: Fields) {
  const latest = useRef(now);
  const [keptAt, setKeptAt] = useState<number | null>(null);

  useEffect(guardLeaving, []);

  useEffect(() => {
    if (latest.current === now) return;
    latest.current = now;
    const fields = changedFields(first, now);
    const isTyped = Object.keys(fields).length > 0;
    setKeptAt(isTyped ? Math.floor(Date.now() / minute) * minute : null);
    journal.keep(key, isTyped ? { key, item, typedAt: Date.now(), fields } : null);
  }, [item, key, first, now]);

  return { latest, keptAt };
}
