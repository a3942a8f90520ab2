import { useCallback, useMemo, useState } from 'react';
import type { EditedEdition } from '../../../../domain/api/content/editions/editions.ts';
import { hasInvisible } from '../../../../domain/content/addresses/invisible-marks.ts';
import { mergedItem } from '../../../../domain/content/editions/merged-item.ts';
import { changedSince } from '../../../../domain/content/editions/text-states.ts';
import { spokenLabel } from '../../../../domain/content/fields/field-in-words.ts';
import type { FieldDefinitions } from '../../../../domain/content/fields/fields.ts';
import { addressField } from '../../../../domain/content/kind.ts';
import { editionNameOf } from '../../../../domain/content/kinds/names.ts';
import {
  type PublishingStatus,
  publicStatus,
  statusOfSave,
} from '../../../../domain/content/publishing.ts';
import { languageName } from '../../../../domain/languages/language-name.ts';
import { keepVersion } from '../../entity-tags.ts';
import type { SaveMode } from '../../item-calls.ts';
import { useFormUploads } from '../../ui/fields/form-uploads.ts';
import { useDoctor } from '../doctor/use-doctor.ts';
import { useEditing } from '../editing/use-editing.ts';
import { fetchEdition, type OpenedEdition, putEdition, removeEdition } from './edition-calls.ts';
import {
  countTyped,
  type EditionDraft,
  editionForm,
  fieldsOfEdition,
  seenIn,
  withTypedSince,
} from './form/edition-draft.ts';
import { editionTexts as texts } from './texts.ts';

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
    kind: name,
    id,
    draft,
    setDraft,
    find,
    journalId: `${place.id}:${language}`,
    stored: opened.edition,
    opened: { publishing: opened.publishing, took: opened.edition.hasDraft },
    newerOf: (item) => item,
    form: names,
    draftOf: form.draftOf,
  });
  const doctor = useDoctor({
    kind: name,
    id,
    form: names,
    draft,
    onMend: setDraft,
    inputOf: (typed) => ({
      ...form.sentOf(edition, typed).values,
      origin_id: place.id,
      language,
    }),
    placeOf: (field) => ({ name: field, control: field }),
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
    const forget = editing.journal.sending();
    const status = statusOf(as);
    const seen = seenIn(edition.texts, draft, editing.start);
    const put = (typed: EditionDraft, base: EditedEdition | null) =>
      putEdition(place, base, { ...form.sentOf(base ?? edition, typed), seen }, status);
    const saved = await editing.send({ as: status, put });
    await forget();
    setEdition(saved);
    editing.settle(saved);
    setDraft((now) => withTypedSince(saved.sent, now, form.draftOf(saved)));
    return keepVersion(saved, {
      key: saved.edition_id,
      message: [sentenceOf(status), notesOf(saved, seen)].join(' ').trim(),
      joined: saved.joined,
      sent: saved.sent,
    });
  }

  /** What the save did that nobody asked for. */
  function notesOf(saved: EditedEdition, seen: Record<string, string>): string {
    const changed = changedSince(saved.texts, seen);
    return [
      ...(changed.length > 0 ? [texts.changedMeanwhile(changed)] : []),
      ...(hasInvisible(draft[addressField(kind) ?? ''] ?? '') ? [texts.marksRemoved] : []),
    ].join(' ');
  }

  function sentenceOf(status: PublishingStatus): string {
    const named = languageName(language);
    return status === publicStatus ? texts.saved(named, true) : texts.savedAsDraft(named);
  }

  return {
    id,
    draft,
    setField,
    names,
    form,
    editing,
    doctor,
    uploads,
    changes,
    send,
    // Two columns leave no room for a page beside them.
    previewing: {
      opened: isPreviewed,
      isBeside: false,
      width: 768 as const,
      toggle: () => setPreviewed(!isPreviewed),
      close: () => setPreviewed(false),
    },
    shown: () => mergedItem(kind, original, form.sentOf(edition, draft).values),
    edition,
    place,
    original,
    kind: { name, fields },
    isSeen: (as: SaveMode) => statusOf(as) === publicStatus,
    errorsOf: (found: Record<string, string>) => found,
    labelOf: names.labelOf,
    remove: () => removeEdition(place, id),
  };
}

export type EditionEditor = ReturnType<typeof useEditionEditor>;
