import { Button, NativeSelect } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import {
  sections as kinds,
  sectionKindNamed,
} from '../../../../../domain/content/sections/sections.ts';
import { sectionLimits } from '../../../../../domain/content/sections/sections-field.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { codecOf } from '../codecs.ts';
import { FieldColumns } from '../field-columns.tsx';
import type { ControlProps } from '../form.ts';
import { ListTool, ListTools } from '../lists/list-tools.tsx';
import { type ControlOf, NestedField } from '../lists/nested-field.tsx';
import { RemovedEntries } from '../lists/removed-entries.tsx';
import { wordsOf } from '../lists/words-of.ts';
import { rowPath } from '../rows/rows-codec.ts';
import { sectionFields, type TypedSection } from './sections-codec.ts';
import styles from './sections-control.module.css';
import { sectionTexts as texts } from './texts.ts';
import { useSections } from './use-sections.ts';

function labelOf({ kind }: Pick<TypedSection, 'kind'>): string {
  return sectionKindNamed(kind)?.label ?? kind;
}

const options = kinds.map(({ name, label }) => ({ value: name, label }));

/** The control of a page's sections, whose fields `controlOf` draws. */
export function sectionsControl(controlOf: ControlOf): ComponentType<ControlProps> {
  return function SectionsControl(props) {
    const { name, group, form } = props;
    const { list, open, removed, moved, ...changes } = useSections(props, codecOf);
    const isFull = list.length >= sectionLimits.count;
    const { Group } = form.frame;
    return (
      <Group group={group} note={group.note}>
        {form.errors[name] && <p className={styles.error}>{form.errors[name]}</p>}
        <p className="visuallyHidden" role="status">
          {moved}
        </p>
        {list.length === 0 && <p className={styles.note}>{texts.empty}</p>}
        <ol className={styles.list}>
          {list.map((section, index) => (
            <li
              key={section.id}
              className={styles.section}
              data-hidden={section.hidden || undefined}
            >
              <div className={styles.head}>
                <button
                  type="button"
                  className={styles.name}
                  aria-expanded={open === section.id}
                  onClick={() => changes.toggle(section.id)}
                >
                  <strong>{labelOf(section)}</strong>
                  <span>{wordsOf(section)}</span>
                  {section.hidden && <small>{texts.hidden}</small>}
                  {section.kept && <small>{texts.kept}</small>}
                </button>
                <ListTools
                  named={labelOf(section)}
                  index={index}
                  isLast={index === list.length - 1}
                  onMove={(to) => changes.move(index, to)}
                  onRemove={() => changes.remove(section, index)}
                >
                  <ListTool
                    name="duplicate"
                    label={texts.duplicate(labelOf(section))}
                    disabled={isFull}
                    onClick={() => changes.duplicate(section, index)}
                  />
                  <ListTool
                    name={section.hidden ? 'view' : 'hide'}
                    label={
                      section.hidden ? texts.show(labelOf(section)) : texts.hide(labelOf(section))
                    }
                    onClick={() => changes.change(section.id, { hidden: !section.hidden })}
                  />
                </ListTools>
              </div>
              {open === section.id && (
                <SectionForm section={section} props={props} of={controlOf} />
              )}
            </li>
          ))}
        </ol>
        <RemovedEntries
          removed={removed}
          isFull={isFull}
          says={(section) => texts.removed(labelOf(section))}
          onUndo={changes.undo}
        />
        <AddSection isFull={isFull} onAdd={changes.add} />
      </Group>
    );
  };
}

function AddSection({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: string) => void }) {
  const [kind, setKind] = useState<string>(options[0]?.value ?? '');
  return (
    <div className={styles.add}>
      <NativeSelect
        label={texts.choose}
        data={options}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      <Button
        variant="default"
        leftSection={<AdminIcon name="add" />}
        disabled={isFull}
        onClick={() => onAdd(kind)}
      >
        {texts.add}
      </Button>
      {isFull && <p className={styles.note}>{texts.full(sectionLimits.count)}</p>}
    </div>
  );
}

interface SectionFormProps {
  section: TypedSection;
  /** Of all sections. */
  props: ControlProps;
  of: ControlOf;
}

function SectionForm({ section, props, of }: SectionFormProps) {
  if (section.kept) return <p className={styles.note}>{texts.keptNote}</p>;
  return (
    <FieldColumns>
      {fieldsIn({ fields: sectionFields(section) }).map((named) => (
        <NestedField
          key={named[0]}
          path={`${rowPath(props.name, section.id)}.props`}
          named={named}
          entry={section}
          props={props}
          of={of}
        />
      ))}
    </FieldColumns>
  );
}
