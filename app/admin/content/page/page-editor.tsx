import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { areUnseen } from '../../../../domain/content/sections/empty-sections.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { FinalAddress } from '../../ui/fields/final-address.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import type { OpenedItem } from '../editing/newer-draft.ts';
import { type FormDraft, publishedInputOf } from '../editor/draft.ts';
import { EditorBody, EditorPreview } from '../editor/editor-body.tsx';
import { FieldColumns } from '../editor/field-columns.tsx';
import type { FormExtras, Frame } from '../editor/form.ts';
import { sectionsOf } from '../editor/sections/sections-of.ts';
import { editorTexts } from '../editor/texts.ts';
import { useEditor } from '../editor/use-editor.ts';
import { ShownElsewhere } from '../elsewhere/shown-elsewhere.tsx';
import { PublishingBar } from '../publishing/bar/publishing-bar.tsx';
import { VisualBody } from '../visual/visual-body.tsx';
import type { FormBodyProps } from './form-body.ts';
import styles from './page-editor.module.css';
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
  opened: OpenedItem;
  extras: FormExtras;
}

/** The form of an item on a page of its own. Give it the item's id as `key`: another one starts afresh. */
export function PageEditor({ kind, opened, extras }: PageEditorProps) {
  const form = useId();
  const editor = useEditor(kind, opened);
  const { id, draft, setField } = editor;
  const top = useRef<HTMLDivElement>(null);
  const saving = usePageSaving(editor);
  const { failure, errors } = saving;
  const Body = sectionsOf(kind) ? VisualBody : PlainBody;

  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  function update(event: FormEvent) {
    event.preventDefault();
    const work = () => saving.send('saved');
    const isBare = hasNoSection(kind, draft) && editor.isSeen('saved');
    editor.doctor.before({ action: editorTexts.update, work }, isBare);
  }

  return (
    <>
      <PublishingBar
        editor={editor}
        saving={{ ...saving, send: (as) => isFilled(form) && saving.send(as) }}
        save={editorTexts.update}
        form={form}
        note={null}
        onDiscard={editor.editing.discard}
        canDiscard={editor.changes > 0}
      />
      <div ref={top} className={styles.refusal}>
        {failure?.message && <Failure>{failure.message}</Failure>}
      </div>
      <Body
        id={form}
        onSubmit={update}
        editor={editor}
        form={{
          kind,
          itemKind: kind,
          id,
          frame,
          extras,
          draft,
          errors,
          categories: nothing,
          change: setField,
        }}
      />
    </>
  );
}

/** Made of sections, none of which visitors see. */
function hasNoSection(kind: AnyKind, draft: FormDraft): boolean {
  const [name = ''] = sectionsOf(kind) ?? [];
  const sections = publishedInputOf(kind, draft)[name];
  return Array.isArray(sections) && areUnseen(sections);
}

/** What it needs the browser asks for, whichever button was pressed. */
function isFilled(form: string): boolean {
  const element = document.getElementById(form);
  return !(element instanceof HTMLFormElement) || element.reportValidity();
}

/** A form with the way through it, and the page beside it when it is asked for. */
function PlainBody({ editor, form, id, onSubmit }: FormBodyProps) {
  const { kind, draft } = editor;
  return (
    <div className={styles.editor}>
      <SectionList kind={kind} draft={draft} mayLack={form.extras.mayLack} />
      <Stack component="form" id={id} gap="large" onSubmit={onSubmit} method="post">
        {kind.address.column === kind.key.column && (
          <p className={styles.address}>
            <FinalAddress path={`${kind.address.base}${editor.id}`} />
          </p>
        )}
        <EditorBody editor={editor} form={form} />
      </Stack>
      <ShownElsewhere editor={editor} beside="100em" />
      <EditorPreview editor={editor} />
    </div>
  );
}
