import { use, useCallback } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { StoredItem } from '../../item-calls.ts';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { fieldsIn, missingFields } from '../editor/draft.ts';
import { EditorBody, EditorPreview } from '../editor/editor-body.tsx';
import type { FormExtras, Frame } from '../editor/form.ts';
import { editorTexts as texts } from '../editor/texts.ts';
import type { Update } from '../editor/use-draft.ts';
import { type Editor, useEditor } from '../editor/use-editor.ts';
import { HistoryLink } from '../history/history-link.tsx';
import type { LoadedCategories } from '../list/item-screen.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { popupTexts } from '../texts/popup.ts';
import { FootNote } from './foot-note.tsx';
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

/** What a popup was opened for. */
export interface OpenedItem {
  item: StoredItem;
  /** Whether visitors see it already. */
  isPublished: boolean;
}

interface PopupEditorProps {
  kind: AnyKind;
  /** Null for a new one. */
  opened: OpenedItem | null;
  /** What the list under it has loaded. */
  categories: LoadedCategories;
  extras: FormExtras;
  onClose: () => void;
}

const noCategories: never[] = [];

/** The form of an item in a popup over its list (R-2.7-11). */
export function PopupEditor({ kind, opened, categories, extras, onClose }: PopupEditorProps) {
  const item = opened?.item ?? null;
  const known = categories && use(categories);
  const editor = useEditor(kind, item);
  const { draft, first, setField } = editor;
  const missing = missingFields(kind, draft, opened?.isPublished ? first : null);
  const { submit, forget, saving, failure, errors } = usePopupSaving(editor, missing, onClose);

  const change = useCallback(
    (name: string, update: Update, mended: string) => {
      setField(name, update);
      forget(mended);
    },
    [setField, forget],
  );

  return (
    <PopupForm
      isNew={item === null}
      saving={saving}
      failure={failure}
      note={<FootNote failure={failure} otherwise={noteOf(editor, missing)} />}
      links={
        <>
          <HistoryLink kind={kind.name} id={editor.id ?? undefined} />
          <PreviewButton previewing={editor.previewing} />
        </>
      }
      preview={<EditorPreview editor={editor} />}
      onSave={submit}
      onDiscard={onClose}
    >
      <EditorBody
        editor={editor}
        form={{
          kind,
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
  );
}

/** What the foot says while nothing was refused. */
function noteOf({ kind, draft, first }: Editor, missing: Record<string, string>): string | null {
  const isDemanding = fieldsIn(kind).some(([, { required }]) => required !== undefined);
  if (!isDemanding) return draft === first ? null : popupTexts.unsaved;
  const count = Object.keys(missing).length;
  return count > 0 ? texts.missing(count) : null;
}
