import { useRef, useState } from 'react';
import type { FormDraft } from '../content/editor/draft.ts';
import type { Update } from '../content/editor/use-draft.ts';
import type { GroupDraft } from '../settings/use-group-draft.ts';

interface Step {
  /** The field that was changed; null for several at once. */
  name: string | null;
  before: FormDraft;
}

/** Changes of one field that come faster than this are one step: typing, or a drag through a palette. */
const together = 1000;

/** The form with every change on a pile, from which the last is taken back. */
export function useSteps(draft: GroupDraft) {
  const [steps, setSteps] = useState<Step[]>([]);
  const lastAt = useRef(0);

  function note(name: string | null) {
    const now = Date.now();
    const isSame = steps.at(-1)?.name === name && name !== null;
    if (!isSame || now - lastAt.current > together) {
      setSteps([...steps, { name, before: draft.draft }]);
    }
    lastAt.current = now;
  }

  return {
    count: steps.length,
    change(name: string, update: Update) {
      note(name);
      draft.change(name, update);
    },
    /** Several fields at once, such as an earlier brand. */
    take(taken: FormDraft) {
      note(null);
      draft.take(taken);
    },
    undo() {
      const last = steps.at(-1);
      if (!last) return;
      draft.take(last.before);
      setSteps(steps.slice(0, -1));
    },
    clear: () => setSteps([]),
  };
}
