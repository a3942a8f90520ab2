import { DoctorCard } from '../doctor/doctor-card.tsx';
import { FormNotes } from '../editing/form-notes.tsx';
import { PreviewPlace } from '../preview/preview-place.tsx';
import { PublishingControl } from '../publishing/publishing-control.tsx';
import { inputOf } from './draft.ts';
import type { EditorForm } from './form.ts';
import { FormGroups } from './form-groups.tsx';
import type { Editor } from './use-editor.ts';

/** What stands in the form of an item, in a popup and on a page. */
export function EditorBody({ editor, form }: { editor: Editor; form: EditorForm }) {
  const { kind, id, editing, doctor } = editor;
  return (
    <>
      <FormNotes editing={editing} />
      <FormGroups form={form} />
      <DoctorCard doctor={doctor} />
      <PublishingControl kind={kind.name} id={id} publishing={editing.publishing} />
    </>
  );
}

/** Beside the form of an item or over it. */
export function EditorPreview({ editor }: { editor: Editor }) {
  const { kind, id, previewing, draft, names } = editor;
  return (
    <PreviewPlace
      kind={kind}
      id={id}
      previewing={previewing}
      values={inputOf(kind, draft)}
      names={names}
    />
  );
}
