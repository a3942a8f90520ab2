import { emptyValues } from '../../../../../domain/content/kind.ts';
import { copiedSection } from '../../../../../domain/content/sections/copied-section.ts';
import {
  type SectionKind,
  type StoredSection,
  versionOf,
} from '../../../../../domain/content/sections/section.ts';
import { sectionKindNamed } from '../../../../../domain/content/sections/sections.ts';
import { sectionLimits } from '../../../../../domain/content/sections/sections-field.ts';
import { codecOf } from '../codecs.ts';
import type { ControlProps } from '../form.ts';
import { useList } from '../lists/use-list.ts';
import { wordsOfEntry } from '../lists/words-of.ts';
import { sectionFields, type TypedSection } from './sections-codec.ts';

export function kindLabelOf({ kind }: Pick<TypedSection, 'kind'>): string {
  return sectionKindNamed(kind)?.label ?? kind;
}

/** What people know a section by: its first words, or its kind. */
export function nameOf(section: TypedSection): string {
  return wordsOfEntry(sectionFields(section), section) || kindLabelOf(section);
}

function blankSection(kind: SectionKind): StoredSection {
  const { name } = kind;
  return { id: '', kind: name, v: versionOf(kind), hidden: false, props: emptyValues(kind) };
}

/** Everything that is done with the sections of a page. Whatever comes into it gets an id of its own. */
export function useSections(props: ControlProps) {
  const sections = useList<TypedSection>(props);
  const codec = codecOf(props.field);

  /** @returns its id */
  function insert(stored: StoredSection, place: number): string {
    const copy = copiedSection(stored);
    // What sectionsCodec makes.
    const [typed] = codec.typedOf([copy], props.field) as TypedSection[];
    if (typed) sections.insert(typed, place);
    return copy.id;
  }

  function storedOf(section: TypedSection): StoredSection {
    const [stored] = codec.sentOf([section], props.field) as StoredSection[];
    return stored ?? { id: section.id, kind: section.kind, v: 1, hidden: true, props: {} };
  }

  return {
    ...sections,
    isFull: sections.list.length >= sectionLimits.count,
    add: (kind: SectionKind, place: number) => insert(blankSection(kind), place),
    insert,
    storedOf,
  };
}

export type EditedSections = ReturnType<typeof useSections>;
