import { z } from '../../zod.ts';
import { type FieldDefinition, partsOf } from '../fields/fields.ts';
import { withRowIds } from '../fields/row-id.ts';
import { withAddresses, withHtml } from '../mapped-values.ts';
import { type SectionKind, type StoredSection, upgradedProps, versionOf } from './section.ts';
import { currentSection, kindOfSection } from './sections.ts';

/** R-P-06. Bytes as JSON. */
export const sectionLimits = { count: 40, bytes: 512 * 1024 } as const;

const stored = {
  kind: z.string().min(1).max(60),
  v: z.number().int().min(1).default(1),
  hidden: z.boolean().default(false),
  props: z.record(z.string().max(100), z.unknown()).default({}),
};

const section = z.object({ id: z.string().max(40).default(''), ...stored });
const answer = z.array(z.object({ ...stored, id: z.string() })) as z.ZodType<StoredSection[]>;

/**
 * Reads each section by the fields of its kind, and says what is wrong with it; one that this release
 * cannot read stays to the byte (R-P-05).
 */
function readSections(payload: z.core.ParsePayload<StoredSection[]>): void {
  payload.value = withRowIds(payload.value).map((one, index) => {
    const kind = kindOfSection(one);
    if (!kind) return one;
    const { data, error } = z
      .object(partsOf(kind.fields, 'input'))
      .safeParse(upgradedProps(kind, one));
    for (const { path, message } of error?.issues ?? []) {
      const place = [index, 'props', ...path];
      payload.issues.push({ code: 'custom', path: place, message, input: one.props });
    }
    return data ? { ...one, v: versionOf(kind), props: data } : one;
  });
}

function isSmall(list: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(list)).length <= sectionLimits.bytes;
}

type Props = StoredSection['props'];

/** A section of an unknown kind is kept as it is (R-P-05). */
function withProps(
  one: StoredSection,
  change: (kind: SectionKind, props: Props) => Props,
): StoredSection {
  const kind = kindOfSection(one);
  if (!kind) return one;
  const current = currentSection(one);
  return { ...current, props: change(kind, current.props) };
}

export function sectionsField(group: string, label: string) {
  const input = z
    .array(section)
    .max(sectionLimits.count, `A page has room for ${sectionLimits.count} sections.`)
    .check(readSections)
    .refine(isSmall, 'The sections of a page may take up 512 KB. Please shorten them.')
    .default([]);
  return {
    group,
    label,
    control: 'sections',
    roles: [],
    json: true,
    input,
    answer,
    lenient: answer.catch([]),
    empty: [] as StoredSection[],
    mapHtml: (list: StoredSection[], change: (html: string) => string) =>
      list.map((one) => withProps(one, (kind, props) => withHtml(kind, props, change))),
    mapAddresses: (list: StoredSection[], change: (address: string) => string) =>
      list.map((one) => withProps(one, (kind, props) => withAddresses(kind, props, change))),
  } satisfies FieldDefinition<z.ZodType<StoredSection[]>, z.ZodType<StoredSection[]>>;
}
