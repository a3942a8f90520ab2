import { useCallback, useMemo, useState } from 'react';
import type { EditedEdition } from '../../../../domain/api/content/editions/editions.ts';
import { mergedItem } from '../../../../domain/content/editions/merged-item.ts';
import { spokenLabel } from '../../../../domain/content/fields/field-in-words.ts';
import type { FieldDefinitions } from '../../../../domain/content/fields/fields.ts';
import { editionNameOf } from '../../../../domain/content/kinds/names.ts';
import {
  type PublishingStatus,
  publicStatus,
  statusOfSave,
} from '../../../../domain/content/publishing.ts';
import type { SaveMode } from '../../item-calls.ts';
import { useFormUploads } from '../../ui/fields/form-uploads.ts';
import { useEditing } from '../editing/use-editing.ts';
import { fetchEdition, type OpenedEdition, removeEdition, saveEdition } from './edition-calls.ts';
import {
  countTyped,
  type EditionDraft,
  editionForm,
  fieldsOfEdition,
} from './form/edition-draft.ts';
import { languageName } from './language-names.ts';
import { editionTexts as texts } from './texts.ts';

/** Editions have no doctor of their own: nothing holds a save up. */
const noDoctor = {
  ask: null,
  checkup: null,
  before: async ({ work }: { work: () => void }) => work(),
};

/** Everything that the form of an edition does, by the machinery of all forms (use-editor.ts). */
export function useEditionEditor(opened: OpenedEdition) {
  const { place, original } = opened;
  const { kind, language } = place;
  const [edition, setEdition] = useState(opened.edition);
  const form = useMemo(() => editionForm(kind, original), [kind, original]);
  const [draft, setDraft] = useState<EditionDraft>(() => form.draftOf(edition));
  const setField = useCallback(
    (name: string, value: string) => setDraft((before) => ({ ...before, [name]: value })),
    [],
  );
  const fields: FieldDefinitions = kind.fields;
  const names = useMemo(() => {
    const { fields: own }: { fields: FieldDefinitions } = kind;
    const labelOfOwn = (name: string) => (own[name] ? spokenLabel(kind, own[name]) : name);
    return fieldsOfEdition(edition, labelOfOwn);
  }, [kind, edition]);

  async function find() {
    const found = await fetchEdition(place);
    setEdition(found);
    return found;
  }

  const name = editionNameOf(kind.name);
  const id = edition.edition_id;
  const editing = useEditing<EditedEdition, EditionDraft>({
    ...{ kind: name, id, draft, setDraft, find },
    journalId: `${place.id}:${language}`,
    stored: opened.edition,
    opened: { publishing: opened.publishing, took: opened.edition.hasDraft },
    newerOf: (item) => item,
    form: names,
    draftOf: form.draftOf,
  });
  const [isPreviewed, setPreviewed] = useState(false);
  const uploads = useFormUploads();
  const changes = useMemo(() => countTyped(draft, editing.start), [draft, editing.start]);

  function statusOf(as: SaveMode): PublishingStatus {
    const { standing } = editing.publishing;
    if (as !== 'saved') return as;
    return standing ? statusOfSave(standing) : publicStatus;
  }

  /** Stays on the screen, with what is stored now. */
  async function send(as: SaveMode) {
    const sent = editing.journal.sending();
    const status = statusOf(as);
    const put = (typed: EditionDraft, base: EditedEdition | null) =>
      saveEdition(place, base, form.sentOf(base ?? edition, typed), status);
    const saved = await editing.send(draft, status, put);
    await sent();
    setEdition(saved);
    editing.goOnWith(saved);
    return { key: saved.edition_id, message: messageOf(status), joined: saved.joined };
  }

  function messageOf(status: PublishingStatus): string {
    const named = languageName(language);
    return status === publicStatus ? texts.saved(named, true) : texts.savedAsDraft(named);
  }

  return {
    ...{ id, draft, setField, names, form, editing, uploads, changes, send },
    // Two columns leave no room for a page beside them.
    previewing: {
      ...{ opened: isPreviewed, isBeside: false, width: 768 as const },
      toggle: () => setPreviewed(!isPreviewed),
      close: () => setPreviewed(false),
    },
    /** The page as visitors would read it. */
    shown: () => mergedItem(kind, original, form.sentOf(edition, draft).values),
    ...{ edition, place, original },
    kind: { name, fields },
    doctor: noDoctor,
    isSeen: (as: SaveMode) => statusOf(as) === publicStatus,
    errorsOf: (found: Record<string, string>) => found,
    remove: () => removeEdition(place),
  };
}

export type EditionEditor = ReturnType<typeof useEditionEditor>;
