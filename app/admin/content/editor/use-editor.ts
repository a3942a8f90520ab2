import { useMemo } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { findItem, itemKey, type SavedAs, type StoredItem, saveItem } from '../../item-calls.ts';
import { useDoctor } from '../doctor/use-doctor.ts';
import { useEditing } from '../editing/use-editing.ts';
import { usePreviewing } from '../preview/use-previewing.ts';
import { draftOf, type FormDraft, inputOf } from './draft.ts';
import { formFieldsOf, placeOf } from './form-fields.ts';
import { useDraft } from './use-draft.ts';

/** Everything that the form of an item does, in a popup and on a page. `item` is null for a new one. */
export function useEditor(kind: AnyKind, item: StoredItem | null) {
  const { draft, first, setDraft, setField } = useDraft(kind, item);
  const names = useMemo(() => formFieldsOf(kind), [kind]);
  const id = itemKey(kind, item);
  const editing = useEditing({
    kind: kind.name,
    id,
    stored: item,
    find: () => findItem(kind, id ?? ''),
    form: names,
    draftOf: (one) => draftOf(kind, one),
    draft,
    setDraft,
  });
  const doctor = useDoctor({
    kind: kind.name,
    id,
    form: names,
    draft,
    inputOf: (typed) => inputOf(kind, typed),
    placeOf: (field, typed) => placeOf(kind, field, typed),
    onMend: setDraft,
  });
  const previewing = usePreviewing();

  /** Answers the server's message; what is stored leaves the journal. */
  async function send(as: SavedAs): Promise<string> {
    const sent = editing.journal.sending();
    const put = (typed: FormDraft, base: StoredItem | null) =>
      saveItem(kind, base, inputOf(kind, typed), as);
    const message = await editing.send(draft, as, put);
    await sent();
    return message;
  }

  return { kind, id, draft, first, setField, names, editing, doctor, previewing, send };
}

export type Editor = ReturnType<typeof useEditor>;
