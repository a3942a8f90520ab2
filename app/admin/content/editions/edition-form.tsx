import { type FormEvent, useDeferredValue, useId, useMemo } from 'react';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { FormUploads } from '../../ui/fields/form-uploads.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { DoctorLine } from '../doctor/doctor-line.tsx';
import { FormNotes } from '../editing/form-notes.tsx';
import { PreviewPlace } from '../preview/preview-place.tsx';
import { PublishingBar } from '../publishing/bar/publishing-bar.tsx';
import { useFormSaving } from '../publishing/use-form-saving.ts';
import { VisitorsView } from '../receipt/visitors-view.tsx';
import { RemarksCard } from '../remarks/remarks-card.tsx';
import { RemarksAround } from '../remarks/remarks-context.tsx';
import { spotsInLanguage } from '../remarks/words/spots.ts';
import { SignOffCard } from '../sign-off/sign-off-card.tsx';
import type { OpenedEdition } from './edition-calls.ts';
import { EditionTexts } from './edition-texts.tsx';
import { standingOf, type TextStanding } from './form/standing-of.ts';
import { editionTexts as texts } from './texts.ts';
import { useEditionEditor } from './use-edition-editor.ts';

/** Every text of an edition beside its original, and what the bar does. */
export function EditionForm({ opened }: { opened: OpenedEdition }) {
  const id = useId();
  const editor = useEditionEditor(opened);
  const { editing, changes, edition, previewing, place } = editor;
  const showAlert = useAlert();
  const saving = useFormSaving(editor, {
    isStaying: true,
    async onSaved(text, key) {
      showAlert({ kind: 'success', text });
      await editing.publishing.reload(key);
    },
  });
  const standings = new Map(
    edition.texts.map((text) => [text.path, standingOf(text, editor.draft, editing.start)]),
  );
  const isPublic = editing.publishing.standing?.status === publicStatus;
  const save = isPublic ? texts.save : texts.create;

  const typed = useDeferredValue(editor.draft);
  const spots = useMemo(() => spotsInLanguage(edition.texts, typed), [edition.texts, typed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    editor.doctor.before({ action: save, work: () => saving.send('saved') });
  }

  return (
    <>
      <PublishingBar
        editor={editor}
        saving={saving}
        save={save}
        form={id}
        note={noteOf(standings)}
        onDiscard={editing.discard}
        canDiscard={changes > 0}
      />
      {saving.failure?.message && <Failure>{saving.failure.message}</Failure>}
      <Stack component="form" id={id} onSubmit={submit} method="post" noValidate>
        <RemarksAround kind={place.kind} id={place.id} language={place.language} spots={spots}>
          <DoctorLine doctor={editor.doctor} />
          <VisitorsView editor={editor} />
          <FormNotes editing={editing} />
          <FormUploads value={editor.uploads.begin}>
            <EditionTexts editor={editor} standings={standings} errors={saving.errors} />
          </FormUploads>
          <RemarksCard />
        </RemarksAround>
        <SignOffCard
          kind={editor.kind.name}
          id={editor.id}
          standing={editing.publishing.standing}
        />
      </Stack>
      {previewing.opened && (
        <PreviewPlace
          kind={place.kind}
          id={place.id}
          language={place.language}
          previewing={previewing}
          values={editor.shown()}
          names={editor.names}
        />
      )}
    </>
  );
}

function countOf(standings: ReadonlyMap<string, TextStanding>, standing: TextStanding): number {
  return [...standings.values()].filter((one) => one === standing).length;
}

function noteOf(standings: ReadonlyMap<string, TextStanding>): string {
  return texts.workLeft(countOf(standings, 'outdated'), countOf(standings, 'missing'));
}
