import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useRef } from 'react';
import { FormUploads } from '../../ui/fields/form-uploads.ts';
import { DoctorLine } from '../doctor/doctor-line.tsx';
import { fieldsOfGroup, publishedInputOf, textOfField } from '../editor/draft.ts';
import type { ControlProps } from '../editor/form.ts';
import { sectionsOf } from '../editor/sections/sections-of.ts';
import type { Update } from '../editor/use-draft.ts';
import type { FormBodyProps } from '../page/form-body.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { InHeading } from '../publishing/bar/bar-place.tsx';
import { RemarksOfForm } from '../remarks/remarks-context.tsx';
import { FieldsPane } from './fields-pane.tsx';
import { SectionLibrary } from './library/library.tsx';
import { Outline } from './outline.tsx';
import { SectionMarks } from './section-marks.tsx';
import { useVisual } from './use-visual.ts';
import styles from './visual-body.module.css';

const widths = [1280, 820, 390] as const;

/** A page is edited where it is looked at: its sections, the page, and the fields (R-P-12). */
export function VisualBody(body: FormBodyProps) {
  const { name, field, group } = sectionsField(body);
  const { change } = body.form;
  const onChange = useCallback(
    (update: Update, mended = name) => change(name, update, mended),
    [change, name],
  );
  return <Panes {...body} props={{ name, field, group, form: body.form, onChange }} />;
}

function sectionsField({ form: { kind } }: FormBodyProps) {
  const [name, field] = sectionsOf(kind) ?? [];
  const group = kind.groups.find((one) => fieldsOfGroup(kind, one).some(([own]) => own === name));
  if (!name || !field || !group) throw new Error('The kind has no sections.');
  return { name, field, group };
}

function Panes({ editor, form, id, onSubmit, props }: FormBodyProps & { props: ControlProps }) {
  const { kind, draft, doctor, uploads } = editor;
  const element = useRef<HTMLFormElement>(null);
  const visual = useVisual(props, element);
  const { sections, drawn, place } = visual;
  const title = textOfField(draft, kind.page.heading) || kind.untitled;
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });

  return (
    <form
      ref={element}
      id={id}
      className={styles.whole}
      method="post"
      data-whole-window
      onSubmit={onSubmit}
    >
      <InHeading>{title}</InHeading>
      <RemarksOfForm editor={editor}>
        <DoctorLine doctor={doctor} />
        <FormUploads value={uploads.begin}>
          <div className={styles.panes}>
            <Outline title={title} visual={visual} />
            <PreviewPane
              kind={kind}
              id={editor.id}
              values={publishedInputOf(kind, draft)}
              names={editor}
              width={isWide ? 1280 : 390}
              widths={widths}
              onDrawn={visual.onDrawn}
            >
              {drawn && <SectionMarks drawn={drawn} visual={visual} />}
            </PreviewPane>
            <FieldsPane visual={visual} editor={editor} form={form} />
          </div>
        </FormUploads>
        {place !== null && (
          <SectionLibrary
            sections={sections}
            place={place}
            onAdded={visual.showFirst}
            onClose={visual.closeLibrary}
          />
        )}
      </RemarksOfForm>
    </form>
  );
}
