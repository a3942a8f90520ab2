import type { Difference } from '../../api/content/revisions.ts';
import type { Kind } from '../kind.ts';
import type { StoredSection } from '../sections/section.ts';
import { kindOfSection, sectionKindNamed } from '../sections/sections.ts';
import { holdsHtml } from '../text/named-nodes.ts';
import { fieldInWords, isInner } from './field-in-words.ts';
import type { FieldDefinitions } from './fields.ts';
import { isPlace, type NamedPart, partIn } from './part-in-words.ts';

export interface ReadDifference extends Difference {
  /** As the form calls it; empty for what no form has. */
  label: string;
  isHtml: boolean;
}

/** Stored by the sections' schema; anything else counts as none. */
function sectionsIn(value: unknown): StoredSection[] {
  return Array.isArray(value) ? (value as StoredSection[]) : [];
}

/** 'Questions', and with its number where the page has several of a kind. */
export function numberedName<One extends Pick<StoredSection, 'kind'>>(
  section: One,
  all: readonly One[],
): string {
  const label = sectionKindNamed(section.kind)?.label ?? 'Section';
  const alike = all.filter(({ kind }) => kind === section.kind);
  return alike.length > 1 ? `${label} ${alike.indexOf(section) + 1}` : label;
}

/** What a path into a section leads to; null for what has no name. */
export function partOfSection(
  name: string,
  fields: FieldDefinitions,
  [part, ...path]: string[],
): NamedPart | null {
  if (part === 'hidden') return { label: `${name}: Hidden`, control: 'toggle' };
  return part === 'props' ? partIn(fields, path, `${name}: `) : null;
}

interface States {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

function inSection(path: string[], { before, after }: Record<keyof States, StoredSection[]>) {
  const [place = '', ...rest] = path;
  const own = isPlace(place) ? after[Number(place)] : before.find(({ id }) => id === place);
  if (!own) return null;
  const name = numberedName(own, isPlace(place) ? after : before);
  return partOfSection(name, kindOfSection(own)?.fields ?? {}, rest);
}

const yesOrNo: Readonly<Record<string, string>> = { true: 'Yes', false: 'No', '': 'No' };

function read(difference: Difference, { label, control, words }: NamedPart): ReadDifference {
  const named = control === 'toggle' ? yesOrNo : words;
  const inWords = (text: string) => named?.[text] ?? text;
  const [old, now] = [difference.old, difference.new].map(inWords);
  return { ...difference, label, isHtml: control === 'html', old: old ?? '', new: now ?? '' };
}

/** Which sections there are, and in which order. */
function sectionsInWords(difference: Difference, label: string, { before, after }: States) {
  const [name = ''] = difference.field.split('.');
  const [old = '', now = ''] = [before, after].map((state) => {
    const all = sectionsIn(state[name]);
    return all.map((one) => numberedName(one, all)).join('\n');
  });
  return { field: difference.field, label, isHtml: false, old, new: now };
}

/** What no form of ours has, such as the texts of an edition by their sections. */
function unread(difference: Difference, label: string): ReadDifference {
  return { ...difference, label, isHtml: holdsHtml(difference.old + difference.new) };
}

function differenceInWords(
  kind: Pick<Kind, 'fields' | 'groups'>,
  difference: Difference,
  states: States,
): ReadDifference | null {
  const [name = '', ...path] = difference.field.split('.');
  const field = kind.fields[name];
  const label = fieldInWords(kind, difference.field);
  if (field?.control === 'sections') {
    if (path[0] === 'order') return sectionsInWords(difference, label, states);
    const { before, after } = states;
    const sides = { before: sectionsIn(before[name]), after: sectionsIn(after[name]) };
    const part = inSection(path, sides);
    if (part) return read(difference, part);
    return isInner(difference.field) ? null : unread(difference, label);
  }
  if (!field) return unread(difference, label);
  if (path.length === 0) return read(difference, { ...field, label });
  const part = field.rows && partIn(kind.fields, [name, ...path], '');
  if (part) return read(difference, part);
  const isHtml = field.control === 'pairs' && path[1] === 'paragraph';
  return isHtml ? { ...difference, label, isHtml } : unread(difference, label);
}

/** With the labels that a path alone does not tell: those of parts of a section. */
export function labelledDifferences(
  kind: Pick<Kind, 'fields' | 'groups'> | undefined,
  all: readonly Difference[],
  states: States,
): Difference[] {
  if (!kind) return [...all];
  const labels = new Map(
    differencesInWords(kind, all, states).map(({ field, label }) => [field, label]),
  );
  return all
    .filter(({ field }) => labels.has(field))
    .map((one) => {
      const label = labels.get(one.field) ?? '';
      return label === fieldInWords(kind, one.field) ? one : { ...one, label };
    });
}

/** Differences by the labels of the form, without what is no word of an editor. */
export function differencesInWords(
  kind: Pick<Kind, 'fields' | 'groups'> | undefined,
  all: readonly Difference[],
  states: States,
): ReadDifference[] {
  const read = all.map((one) =>
    kind ? differenceInWords(kind, one, states) : { ...one, label: '', isHtml: false },
  );
  // A new row without a tick is like one that never had it.
  return read.filter((one) => one !== null).filter((one) => one.old !== one.new);
}
