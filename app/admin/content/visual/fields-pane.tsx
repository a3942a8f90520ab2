import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormNotes } from '../editing/form-notes.tsx';
import type { EditorForm } from '../editor/form.ts';
import { FormGroups } from '../editor/form-groups.tsx';
import { RemovedEntries } from '../editor/lists/removed-entries.tsx';
import { kindLabelOf } from '../editor/sections/use-sections.ts';
import type { Editor } from '../editor/use-editor.ts';
import { ShownElsewhere } from '../elsewhere/shown-elsewhere.tsx';
import { VisitorsView } from '../receipt/visitors-view.tsx';
import { RemarksCard } from '../remarks/remarks-card.tsx';
import { SignOffCard } from '../sign-off/sign-off-card.tsx';
import styles from './fields-pane.module.css';
import { groundsOf } from './grounds-of.ts';
import { SectionForm } from './section-form.tsx';
import { visualTexts as texts } from './texts.ts';
import type { Visual } from './use-visual.ts';

interface FieldsPaneProps {
  visual: Visual;
  editor: Editor;
  form: EditorForm;
}

/** The fields of the selected section; while none is, those of the page itself. */
export function FieldsPane({ visual, editor, form }: FieldsPaneProps) {
  const { sections, selected, props, drawn } = visual;
  const [isFolded, setFolded] = useState(false);
  const colours = useMemo(() => (drawn ? groundsOf(drawn.page) : undefined), [drawn]);
  return (
    <div className={styles.pane} style={colours} data-fields data-tall={isFolded || undefined}>
      <UnstyledButton
        className={styles.handle}
        aria-label={isFolded ? texts.unfold : texts.fold}
        onClick={() => setFolded(!isFolded)}
      />
      <VisitorsView editor={editor} />
      <FormNotes editing={editor.editing} />
      <RemovedEntries
        removed={sections.removed}
        isFull={sections.isFull}
        describe={(section) => texts.removed(kindLabelOf(section))}
        onUndo={visual.undo}
      />
      {form.errors[props.name] && <p className={styles.error}>{form.errors[props.name]}</p>}
      {selected ? (
        <SectionForm key={selected.id} visual={visual} section={selected} />
      ) : (
        <>
          <FormGroups form={{ ...form, kind: withoutSections(form.kind, props.group) }} />
          <RemarksCard />
          <SignOffCard
            kind={editor.kind.name}
            id={editor.id}
            standing={editor.editing.publishing.standing}
          />
          <ShownElsewhere editor={editor} beside="75em" />
        </>
      )}
    </div>
  );
}

function withoutSections(kind: EditorForm['kind'], { id }: Visual['props']['group']) {
  return { ...kind, groups: kind.groups.filter((group) => group.id !== id) };
}
