import { type FormEvent, useEffect, useRef } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { StoredItem } from '../../item-calls.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { FinalAddress } from '../../ui/fields/final-address.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { countChanges } from '../editor/draft.ts';
import { EditorBody, EditorPreview } from '../editor/editor-body.tsx';
import { FieldColumns } from '../editor/field-columns.tsx';
import type { FormExtras, Frame } from '../editor/form.ts';
import { useEditor } from '../editor/use-editor.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import styles from './page-editor.module.css';
import { SaveBar } from './save-bar.tsx';
import { SectionList } from './section-list.tsx';
import { usePageSaving } from './use-page-saving.ts';

const frame: Frame = {
  Group: ({ group, note, tools, children }) => (
    <CardSection id={group.id} title={group.title} note={note}>
      {tools}
      {children}
    </CardSection>
  ),
  Columns: FieldColumns,
  hasIds: true,
};

const nothing: never[] = [];

interface PageEditorProps {
  kind: AnyKind;
  item: StoredItem;
  extras: FormExtras;
}

/** The form of an item on a page of its own. Give it the item's id as `key`: another one starts afresh. */
export function PageEditor({ kind, item, extras }: PageEditorProps) {
  const editor = useEditor(kind, item);
  const { id, draft, first, setField } = editor;
  const top = useRef<HTMLDivElement>(null);
  const { send, saving, failure, errors } = usePageSaving(editor);

  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  function update(event: FormEvent) {
    event.preventDefault();
    editor.doctor.before(() => send('published'));
  }

  return (
    <>
      <div ref={top}>{failure?.message && <Failure>{failure.message}</Failure>}</div>
      <div className={styles.editor}>
        <SectionList kind={kind} draft={draft} mayLack={extras.mayLack} />
        <Stack component="form" gap="large" onSubmit={update} method="post">
          {kind.address.column === kind.key.column && (
            <p className={styles.address}>
              <FinalAddress path={`${kind.address.base}${id}`} />
            </p>
          )}
          <EditorBody
            editor={editor}
            form={{
              kind,
              id,
              frame,
              extras,
              draft,
              errors,
              categories: nothing,
              change: setField,
            }}
          />
          <SaveBar
            changes={countChanges(kind, draft, first)}
            saving={saving}
            onDiscard={editor.editing.discard}
            onSaveDraft={() => send('draft')}
          >
            <PreviewButton previewing={editor.previewing} />
          </SaveBar>
        </Stack>
        <EditorPreview editor={editor} />
      </div>
    </>
  );
}
