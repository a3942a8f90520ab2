import { FormUploads } from '../../ui/fields/form-uploads.ts';
import { DoctorLine } from '../doctor/doctor-line.tsx';
import { FormNotes } from '../editing/form-notes.tsx';
import { PreviewPlace } from '../preview/preview-place.tsx';
import { useReceipt } from '../receipt/receipt-context.tsx';
import { ReceiptStrip } from '../receipt/receipt-strip.tsx';
import { RemarksCard } from '../remarks/remarks-card.tsx';
import { RemarksOfForm } from '../remarks/remarks-context.tsx';
import { receiptTexts } from '../texts/receipt.ts';
import { publishedInputOf } from './draft.ts';
import type { EditorForm } from './form.ts';
import { FormGroups } from './form-groups.tsx';
import type { Editor } from './use-editor.ts';

/** What stands in the form of an item, in a popup and on a page. */
export function EditorBody({ editor, form }: { editor: Editor; form: EditorForm }) {
  const { editing, doctor } = editor;
  return (
    <RemarksOfForm editor={editor}>
      <DoctorLine doctor={doctor} />
      <VisitorsView editor={editor} />
      <FormNotes editing={editing} />
      <FormUploads value={editor.uploads.begin}>
        <FormGroups form={form} />
      </FormUploads>
      <RemarksCard />
    </RemarksOfForm>
  );
}

/** What visitors find after a change that was made from this form. */
export function VisitorsView({ editor: { kind, id } }: { editor: Editor }) {
  const { state } = useReceipt();
  const isThis = state?.item.kind === kind.name && state.item.id === String(id);
  return isThis && <ReceiptStrip label={receiptTexts.titleHere} />;
}

/** Beside the form of an item or over it. */
export function EditorPreview({ editor }: { editor: Editor }) {
  const { kind, id, previewing, draft, names } = editor;
  return (
    <PreviewPlace
      kind={kind}
      id={id}
      previewing={previewing}
      values={publishedInputOf(kind, draft)}
      names={names}
    />
  );
}
