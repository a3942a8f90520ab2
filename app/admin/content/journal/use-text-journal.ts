import { useMemo } from 'react';
import type { FormFields } from './fields.ts';
import type { JournalItem } from './store.ts';
import { useJournal } from './use-journal.ts';

interface TextJournal extends JournalItem {
  label: string;
  /** As it is stored, or empty. */
  stored: string;
  text: string;
  onTake: (text: string) => void;
}

/** The journal of a form that has one field; never for a password or a code. */
export function useTextJournal({ label, text, ...rest }: TextJournal) {
  const form = useMemo(
    (): FormFields<string> => ({
      fieldsOf: (typed) => ({ text: typed }),
      draftFrom: ({ text: typed = '' }) => typed,
      labelOf: () => label,
    }),
    [label],
  );
  return useJournal({ ...rest, form, draft: text });
}
