import { FormUploads } from '../../ui/fields/form-uploads.ts';
import { DoctorLine } from '../doctor/doctor-line.tsx';
import { FormNotes } from '../editing/form-notes.tsx';
import { PreviewPlace } from '../preview/preview-place.tsx';
import { VisitorsView } from '../receipt/visitors-view.tsx';
import { RemarksCard } from '../remarks/remarks-card.tsx';
import { RemarksOfForm } from '../remarks/remarks-context.tsx';
import { SignOffCard } from '../sign-off/sign-off-card.tsx';
import { publishedInputOf } from './draft.ts';
import type { EditorForm } from './form.ts';
import { FormGroups } from './form-groups.tsx';
import type { Editor } from './use-editor.ts';

/** What stands in the form of an item, in a popup and on a page. */
export function EditorBody({ editor, form }: { editor: Editor; form: EditorForm }) {
  const { kind, id, editing, doctor } = editor;
  return (
    <RemarksOfForm editor={editor}>
      <DoctorLine doctor={doctor} />
      <VisitorsView editor={editor} />
      <FormNotes editing={editing} />
      <FormUploads value={editor.uploads.begin}>
        <FormGroups form={form} />
      </FormUploads>
      <RemarksCard />
      <SignOffCard kind={kind.name} id={id} standing={editing.publishing.standing} />
    </RemarksOfForm>
  );
}

export function EditorPreview({ editor }: { editor: Editor }) {
  const { kind, id, previewing, draft } = editor;
  return (
    <PreviewPlace
      kind={kind}
      id={id}
      previewing={previewing}
      values={publishedInputOf(kind, draft)}
      names={editor}
    />
  );
}
