import { useState } from 'react';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { newRowId } from '../../../../../domain/content/fields/row-id.ts';
import { emptyValues } from '../../../../../domain/content/kind.ts';
import { versionOf } from '../../../../../domain/content/sections/section.ts';
import { sectionKindNamed } from '../../../../../domain/content/sections/sections.ts';
import type { Codec } from '../codec.ts';
import type { ControlProps } from '../form.ts';
import { useList } from '../lists/use-list.ts';
import type { TypedSection } from './sections-codec.ts';

/** Everything that is done with the sections of a page. */
export function useSections(props: ControlProps, codecOf: (field: FieldDefinition) => Codec) {
  const sections = useList<TypedSection>(props);
  const [open, setOpen] = useState<string | null>(null);

  /** At the end of the page, open. */
  function add(kindName: string) {
    const kind = sectionKindNamed(kindName);
    if (!kind) return;
    const id = newRowId();
    const stored = {
      ...{ id, kind: kind.name, v: versionOf(kind), hidden: false },
      props: emptyValues(kind),
    };
    // What sectionsCodec makes.
    const [typed] = codecOf(props.field).typedOf([stored], props.field) as TypedSection[];
    if (!typed) return;
    sections.insert(typed);
    setOpen(id);
  }

  function duplicate(section: TypedSection, place: number) {
    const id = newRowId();
    const kept = section.kept && { ...section.kept, id };
    sections.insert({ ...section, id, kept }, place + 1);
    setOpen(id);
  }

  const toggle = (id: string) => setOpen((before) => (before === id ? null : id));

  return { ...sections, open, add, duplicate, toggle };
}
