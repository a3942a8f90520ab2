import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useState } from 'react';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { newRowId } from '../../../../../domain/content/fields/row-id.ts';
import { emptyValues } from '../../../../../domain/content/kind.ts';
import { versionOf } from '../../../../../domain/content/sections/section.ts';
import { sectionKindNamed } from '../../../../../domain/content/sections/sections.ts';
import type { Codec } from '../codec.ts';
import type { ControlProps } from '../form.ts';
import type { TypedSection } from './sections-codec.ts';
import { sectionTexts as texts } from './texts.ts';

interface Removed {
  section: TypedSection;
  place: number;
}

/** What sectionsCodec makes. */
export function sectionsIn(typed: unknown): TypedSection[] {
  return typed as TypedSection[];
}

/** Everything that is done with the sections of a page. */
export function useSections(
  { name, field, form, onChange }: ControlProps,
  codecOf: (field: FieldDefinition) => Codec,
) {
  const list = sectionsIn(form.draft[name]);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed[]>([]);
  const [moved, setMoved] = useState('');

  /** At the end of the page, open. */
  function add(kindName: string) {
    const kind = sectionKindNamed(kindName);
    if (!kind) return;
    const id = newRowId();
    const stored = {
      ...{ id, kind: kind.name, v: versionOf(kind), hidden: false },
      props: emptyValues(kind),
    };
    const [typed] = sectionsIn(codecOf(field).typedOf([stored], field));
    if (!typed) return;
    onChange((before) => [...sectionsIn(before), typed]);
    setOpen(id);
  }

  function duplicate(section: TypedSection, place: number) {
    const id = newRowId();
    const kept = section.kept && { ...section.kept, id };
    onChange((before) => sectionsIn(before).toSpliced(place + 1, 0, { ...section, id, kept }));
    setOpen(id);
  }

  function move(startIndex: number, finishIndex: number) {
    if (finishIndex < 0 || finishIndex >= list.length) return;
    onChange((before) => reorder({ list: sectionsIn(before), startIndex, finishIndex }));
    setMoved(texts.movedTo(finishIndex + 1));
  }

  function change(id: string, part: Partial<TypedSection>) {
    onChange((before) =>
      sectionsIn(before).map((one) => (one.id === id ? { ...one, ...part } : one)),
    );
  }

  function remove(section: TypedSection, place: number) {
    onChange((before) => sectionsIn(before).filter(({ id }) => id !== section.id));
    setRemoved((before) => [...before, { section, place }]);
  }

  function undo(one: Removed) {
    onChange((before) => sectionsIn(before).toSpliced(one.place, 0, one.section));
    setRemoved((before) => before.filter((other) => other !== one));
  }

  const toggle = (id: string) => setOpen((before) => (before === id ? null : id));

  return { list, open, removed, moved, add, duplicate, move, change, remove, undo, toggle };
}
