import { textPlaces } from '../editions/text-places.ts';
import type { FieldDefinition } from '../fields/fields.ts';
import type { Kind } from '../kind.ts';
import { figureInText, figuresSection } from '../sections/kinds/service/figures.ts';
import type { StoredSection } from '../sections/section.ts';
import { currentSection, kindOfSection } from '../sections/sections.ts';

interface SectionText {
  /** As remarks name it: `title`, `sections.a1.props.heading`. */
  path: string;
  label: string;
  /** As it is stored, with its markup. */
  text: string;
  isHtml: boolean;
}

/** A part of an item that is approved by itself. */
export interface SectionToSign {
  id: string;
  label: string;
  /** All that an approval of it holds for. */
  content: unknown;
  texts: SectionText[];
}

type Values = Readonly<Record<string, unknown>>;

interface Part extends Omit<SectionToSign, 'texts'> {
  /** Paths of its texts begin with one of these. */
  owns: string[];
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === undefined || value === '' || value === 0 || value === false;
}

/** Those of the settings, which a section of figures shows without a text. */
function numbersOf(section: StoredSection): { numbers?: string[] } {
  if (section.kind !== figuresSection.name) return {};
  const { figures } = currentSection(section).props;
  const numbers = figuresSection.fields.figures.lenient.parse(figures).map(figureInText);
  return numbers.some((one) => one.startsWith('{')) ? { numbers } : {};
}

function partsOfSections(name: string, value: unknown): Part[] {
  // The value of such a field.
  const stored = (value ?? []) as StoredSection[];
  const shown = stored.filter(({ hidden }) => !hidden);
  const labels = shown.map((one) => kindOfSection(one)?.label ?? 'Section');
  return shown.map((section, place) => {
    const { id, ...content } = section;
    const label = labels[place] ?? '';
    const before = labels.slice(0, place).filter((one) => one === label).length;
    const isAlone = labels.filter((one) => one === label).length === 1;
    return {
      id: `${name}.${id}`,
      label: isAlone ? label : `${label} ${before + 1}`,
      content: { ...content, ...numbersOf(section) },
      owns: [`${name}.${id}.`],
    };
  });
}

function partsOfPairs(name: string, label: string, value: unknown): Part[] {
  const pairs = Array.isArray(value) ? value : [];
  return pairs.flatMap((content: unknown, place) => {
    if (isEmpty(content)) return [];
    const id = `${name}.${place}`;
    return [{ id, label: `${label} ${place + 1}`, content, owns: [`${id}.`] }];
  });
}

function ownPartsOf(name: string, { control, label }: FieldDefinition, value: unknown) {
  if (control === 'sections') return partsOfSections(name, value);
  if (control === 'pairs') return partsOfPairs(name, label.replace('*', ''), value);
  return null;
}

/** The field's path in a form: the props of a section stand one level lower there. */
function remarkPath(kind: Kind, path: string): string {
  const [name = '', id = '', ...rest] = path.split('.');
  if (kind.fields[name]?.control !== 'sections') return path;
  return [name, id, 'props', ...rest].join('.');
}

/** Fields that are no words, such as categories, go with the first section: nobody can look at them alone. */
function withoutWordless(sections: SectionToSign[], groups: readonly string[]): SectionToSign[] {
  const isShown = ({ id, texts }: SectionToSign) => texts.length > 0 || !groups.includes(id);
  const [first, ...rest] = sections.filter(isShown);
  const others = sections.filter((section) => !isShown(section)).map(({ content }) => content);
  if (!first) return [];
  return [others.length > 0 ? { ...first, content: [first.content, others] } : first, ...rest];
}

/**
 * An item in the parts that clients answer: each section of a page, each pair of a blog, all other fields by
 * their groups. What holds nothing is left out.
 */
export function sectionsToSign(kind: Kind, values: Values): SectionToSign[] {
  const parts: Part[] = [];
  for (const { id, title } of kind.groups) {
    const fields = Object.entries(kind.fields).filter(([, { group }]) => group === id);
    const plain: [string, unknown][] = [];
    const own: Part[] = [];
    for (const [name, field] of fields) {
      const found = ownPartsOf(name, field, values[name]);
      if (found) own.push(...found);
      else if (!isEmpty(values[name])) plain.push([name, values[name]]);
    }
    const owns = plain.flatMap(([name]) => [name, `${name}.`]);
    if (plain.length > 0)
      parts.push({ id, label: title, content: Object.fromEntries(plain), owns });
    parts.push(...own);
  }
  const texts = [...textPlaces(kind.fields, values, {})];
  return withoutWordless(
    parts.map(({ owns, ...part }) => ({
      ...part,
      texts: texts
        .filter(({ path }) =>
          owns.some((own) => (own.endsWith('.') ? path.startsWith(own) : path === own)),
        )
        .map(({ path, label, original, isHtml }) => ({
          path: remarkPath(kind, path),
          label,
          text: original,
          isHtml,
        })),
    })),
    kind.groups.map(({ id }) => id),
  );
}
