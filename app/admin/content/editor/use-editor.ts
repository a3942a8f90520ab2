import { useMemo, useRef } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import {
  publicStatus,
  publishingStateOf,
  statusOfSave,
} from '../../../../domain/content/publishing.ts';
import {
  fetchItem,
  itemKey,
  removeItem,
  type SaveMode,
  type StoredItem,
  saveItem,
} from '../../item-calls.ts';
import { useFormUploads } from '../../ui/fields/form-uploads.ts';
import { useDoctor } from '../doctor/use-doctor.ts';
import type { OpenedItem } from '../editing/newer-draft.ts';
import { useEditing } from '../editing/use-editing.ts';
import { usePreviewing } from '../preview/use-previewing.ts';
import { countChanges, draftOf, type FormDraft, inputOf, publishedInputOf } from './draft.ts';
import {
  errorsOfForm,
  formFieldsOf,
  labelInForm,
  namedByDrafts,
  placeInForm,
} from './form-fields.ts';
import { useDraft } from './use-draft.ts';

const unopened = { publishing: null, took: false };

/** Everything that the form of an item does, in a popup and on a page. `opened` is null for a new one. */
export function useEditor(kind: AnyKind, opened: OpenedItem | null) {
  const item = opened?.item ?? null;
  const standing = opened?.publishing ?? null;
  const id = itemKey(kind, item);
  const isFresh = standing ? publishingStateOf(standing) === 'draft' : id === null;
  const { draft, first, setDraft, setField } = useDraft(kind, item, isFresh);
  const drafts = useRef([draft, first]);
  drafts.current = [draft, first];
  const names = useMemo(
    () => namedByDrafts(kind, formFieldsOf(kind), () => drafts.current),
    [kind],
  );
  const editing = useEditing({
    kind: kind.name,
    id,
    stored: id === null ? null : item,
    opened: opened ?? unopened,
    find: () => fetchItem(kind, id ?? ''),
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
    inputOf: (typed) => publishedInputOf(kind, typed),
    placeOf: (field, typed) => placeInForm(kind, field, typed),
    onMend: setDraft,
  });
  const previewing = usePreviewing();
  const uploads = useFormUploads();

  const changes = useMemo(
    () => countChanges(kind, draft, editing.start),
    [kind, draft, editing.start],
  );

  function isSeen(as: SaveMode): boolean {
    const { standing } = editing.publishing;
    if (as !== 'saved' || standing === null) return as !== 'draft';
    return statusOfSave(standing) === publicStatus;
  }

  /** Answers the key and the server's message; what is stored leaves the journal. */
  async function send(as: SaveMode) {
    const sent = editing.journal.sending();
    const saving = { as, isSeen: isSeen(as) };
    const valuesOf = saving.isSeen ? publishedInputOf : inputOf;
    const put = (typed: FormDraft, base: StoredItem | null) =>
      saveItem(kind, base, valuesOf(kind, typed), saving);
    const saved = await editing.send({ as: saving.isSeen ? 'published' : 'draft', put });
    await sent();
    return saved;
  }

  return {
    kind,
    id,
    draft,
    first,
    setField,
    names,
    editing,
    doctor,
    previewing,
    uploads,
    changes,
    isSeen,
    send,
    /** The server's sentences by the controls of the form. */
    errorsOf: (found: Record<string, string>, as: SaveMode) =>
      errorsOfForm(kind, found, draft, isSeen(as)),
    labelOf: (field: string) => labelInForm(kind, field, draft),
    remove: () => removeItem(kind, id ?? ''),
  };
}

export type Editor = ReturnType<typeof useEditor>;
