import { use, useCallback, useId } from 'react';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import type { OpenedItem } from '../editing/newer-draft.ts';
import { missingFields } from '../editor/draft.ts';
import { EditorBody, EditorPreview } from '../editor/editor-body.tsx';
import type { FormExtras, Frame } from '../editor/form.ts';
import { editorTexts as texts } from '../editor/texts.ts';
import type { Update } from '../editor/use-draft.ts';
import { type Editor, useEditor } from '../editor/use-editor.ts';
import { ShownElsewhere } from '../elsewhere/shown-elsewhere.tsx';
import type { LoadedCategories } from '../list/item-screen.ts';
import { PublishingBar } from '../publishing/bar/publishing-bar.tsx';
import { popupTexts } from '../texts/popup.ts';
import styles from './popup-editor.module.css';
import { PopupForm } from './popup-form.tsx';
import { usePopupSaving } from './use-popup-saving.ts';

const frame: Frame = {
  Group: ({ group, note, tools, children }) => (
    <FieldGroup title={group.title} note={note} tools={tools}>
      {children}
    </FieldGroup>
  ),
  Columns: ({ children }) => <div className={styles.columns}>{children}</div>,
  hasIds: false,
};

interface PopupEditorProps {
  kind: AnyKind;
  /** Null for a new one. */
  opened: OpenedItem | null;
  categories: LoadedCategories;
  extras: FormExtras;
  onClose: () => void;
}

const noCategories: never[] = [];

/** The form of an item in a popup over its list (R-2.7-11). */
export function PopupEditor({ kind, opened, categories, extras, onClose }: PopupEditorProps) {
  const form = useId();
  const known = categories && use(categories);
  const editor = useEditor(kind, opened);
  const { draft, first, setField } = editor;
  // Whoever cannot be told whether it is public is asked for all that a public one needs.
  const isPublished = opened?.publishing?.status === publicStatus;
  const missing = missingFields(kind, draft, isPublished ? first : null);
  const saving = usePopupSaving(editor, missing, onClose);
  const { forget, errors } = saving;
  const save = opened === null ? popupTexts.create : popupTexts.save;

  function upload() {
    const work = () => saving.send('saved');
    // What lacks a required field is refused in any case.
    if (Object.keys(missing).length > 0) work();
    else editor.doctor.before({ action: save, work });
  }

  const change = useCallback(
    (name: string, update: Update, mended: string) => {
      setField(name, update);
      forget(mended);
    },
    [setField, forget],
  );

  return (
    <>
      <PublishingBar
        editor={editor}
        saving={saving}
        save={save}
        form={form}
        note={noteOf(editor, missing)}
        onDiscard={onClose}
        canDiscard
      />
      <PopupForm
        id={form}
        saving={saving.saving}
        failure={saving.failure}
        preview={
          <>
            <ShownElsewhere editor={editor} beside="75em" />
            <EditorPreview editor={editor} />
          </>
        }
        onSave={upload}
      >
        <EditorBody
          editor={editor}
          form={{
            kind,
            itemKind: kind,
            id: editor.id,
            frame,
            extras,
            draft,
            errors,
            categories: known && 'data' in known ? known.data : noCategories,
            change,
          }}
        />
      </PopupForm>
    </>
  );
}

/** How much is missing before anybody shall see it. */
function noteOf({ kind }: Editor, missing: Record<string, string>): string | null {
  const isDemanding = fieldsIn(kind).some(([, { required }]) => required !== undefined);
  const count = Object.keys(missing).length;
  return isDemanding && count > 0 ? texts.missing(count) : null;
}
