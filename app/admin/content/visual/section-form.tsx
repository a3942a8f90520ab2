import { useMemo } from 'react';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { controlOf } from '../editor/controls/controls.tsx';
import { FieldColumns } from '../editor/field-columns.tsx';
import { moveByKey } from '../editor/lists/move-by-key.ts';
import { NestedField } from '../editor/lists/nested-field.tsx';
import { rowPath } from '../editor/rows/rows-codec.ts';
import type { TypedSection } from '../editor/sections/sections-codec.ts';
import { kindLabelOf } from '../editor/sections/use-sections.ts';
import { RemarkSpot } from '../remarks/remark-spot.tsx';
import { withOfferedGrounds } from './offered-grounds.ts';
import styles from './section-form.module.css';
import { visualTexts as texts } from './texts.ts';
import type { Visual } from './use-visual.ts';

interface SectionFormProps {
  visual: Visual;
  section: TypedSection;
}

/** What is typed in a section, and what can be done with it as a whole. */
export function SectionForm({ visual, section }: SectionFormProps) {
  const { sections, props, boxes } = visual;
  const { list, move } = sections;
  const index = list.indexOf(section);
  const label = kindLabelOf(section);
  const { kept } = section;
  const path = rowPath(props.name, section.id);
  const fields = useMemo(() => withOfferedGrounds(section, list, boxes), [section, list, boxes]);

  return (
    <Stack
      component="fieldset"
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, index, (to) => move(index, to))}
    >
      <RemarkSpot control={path}>
        <CardTitle>
          {label}
          <small>{texts.place(index + 1, list.length)}</small>
        </CardTitle>
      </RemarkSpot>
      {kept ? (
        <p className={styles.note}>{texts.keptNote}</p>
      ) : (
        <FieldColumns>
          {fields.map((named) => (
            <NestedField
              key={`${section.id} ${named[0]}`}
              path={`${path}.props`}
              named={named}
              entry={section}
              props={props}
              of={controlOf}
            />
          ))}
        </FieldColumns>
      )}
    </Stack>
  );
}
