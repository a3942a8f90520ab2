import { Button, NativeSelect } from '@mantine/core';
import { type ComponentType, useCallback, useState } from 'react';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import {
  sections as kinds,
  sectionKindNamed,
} from '../../../../../domain/content/sections/sections.ts';
import { sectionLimits } from '../../../../../domain/content/sections/sections-field.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { codecOf } from '../codecs.ts';
import { FieldColumns } from '../field-columns.tsx';
import { fieldsIn, type NamedField } from '../fields-in.ts';
import type { ControlProps } from '../form.ts';
import { DashedRow } from '../pairs/dashed-row.tsx';
import { rowPath } from '../rows/rows-codec.ts';
import type { Update } from '../use-draft.ts';
import { SectionTools } from './section-tools.tsx';
import { sectionFields, type TypedSection } from './sections-codec.ts';
import styles from './sections-control.module.css';
import { sectionTexts as texts } from './texts.ts';
import { sectionsIn, useSections } from './use-sections.ts';

type ControlOf = (field: FieldDefinition) => ComponentType<ControlProps>;

function labelOf({ kind }: Pick<TypedSection, 'kind'>): string {
  return sectionKindNamed(kind)?.label ?? kind;
}

/** The first words of a section, by which people know it. */
function wordsOf({ values }: TypedSection): string {
  const words = Object.values(values).find((value) => typeof value === 'string' && value !== '');
  return typeof words === 'string' ? words.replace(/<[^>]*>/g, ' ').slice(0, 80) : '';
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
                <SectionTools
                  label={labelOf(section)}
                  isFirst={index === 0}
                  isLast={index === list.length - 1}
                  isFull={isFull}
                  isHidden={section.hidden}
                  onMove={(by) => changes.move(index, index + by)}
                  onDuplicate={() => changes.duplicate(section, index)}
                  onHide={() => changes.change(section.id, { hidden: !section.hidden })}
                  onRemove={() => changes.remove(section, index)}
                />
              </div>
              {open === section.id && (
                <SectionForm section={section} props={props} of={controlOf} />
              )}
            </li>
          ))}
        </ol>
        {removed.map((one) => (
          <DashedRow key={one.section.id}>
            <p>{texts.removed(labelOf(one.section))}</p>
            <Button variant="subtle" disabled={isFull} onClick={() => changes.undo(one)}>
              {texts.undo}
            </Button>
          </DashedRow>
        ))}
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
        <SectionField key={named[0]} named={named} section={section} props={props} of={of} />
      ))}
    </FieldColumns>
  );
}

function SectionField({
  named: [part, field],
  section,
  props,
  of,
}: SectionFormProps & { named: NamedField }) {
  const { name, group, form, onChange } = props;
  const { id, values } = section;
  const own = `${rowPath(name, id)}.props.${part}`;
  const change = useCallback(
    (update: Update, mended = own) =>
      onChange(
        (before) =>
          sectionsIn(before).map((one) =>
            one.id === id
              ? { ...one, values: { ...one.values, [part]: update(one.values[part]) } }
              : one,
          ),
        mended,
      ),
    [onChange, own, part, id],
  );
  const Control = of(field);
  return (
    <div data-columns={field.columns ?? 12}>
      <Control
        name={own}
        field={field}
        group={group}
        form={{ ...form, draft: { [own]: values[part] } }}
        onChange={change}
      />
    </div>
  );
}
