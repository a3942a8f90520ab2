import { z } from '../../zod.ts';
import type { FieldDefinition } from '../fields.ts';
import { withRowIds } from '../row-id.ts';
import { type StoredSection, upgradedProps, versionOf } from './section.ts';
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

function inputOf(one: StoredSection) {
  const kind = kindOfSection(one);
  if (!kind) return null;
  const shape = Object.entries(kind.fields).map(([name, { input }]) => [name, input]);
  const schema: z.ZodObject = z.object(Object.fromEntries(shape));
  return { version: versionOf(kind), read: schema.safeParse(upgradedProps(kind, one)) };
}

function refuseWrong(list: StoredSection[], context: z.RefinementCtx<StoredSection[]>): void {
  list.forEach((one, index) => {
    for (const { path, message } of inputOf(one)?.read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [index, 'props', ...path], message });
    }
  });
}

/** Read by the fields of its kind; one that this release cannot read stays to the byte (R-P-05). */
function asStored(list: StoredSection[]): StoredSection[] {
  return withRowIds(list).map((one) => {
    const input = inputOf(one);
    return input?.read.success ? { ...one, v: input.version, props: input.read.data } : one;
  });
}

function isSmall(list: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(list)).length <= sectionLimits.bytes;
}

export function sectionsField(group: string, label: string) {
  const input = z
    .array(section)
    .max(sectionLimits.count, `A page has room for ${sectionLimits.count} sections.`)
    .refine(isSmall, 'The sections of a page may take up 512 KB. Please shorten them.')
    .superRefine(refuseWrong)
    .overwrite(asStored)
    .default([]);
  return {
    ...{ group, label, control: 'sections', roles: [], json: true },
    ...{ input, answer, lenient: answer.catch([]), empty: [] as StoredSection[] },
    mapHtml: (list: StoredSection[], change: (html: string) => string) =>
      list.map((one) => withHtml(one, change)),
  } satisfies FieldDefinition<z.ZodType<StoredSection[]>, z.ZodType<StoredSection[]>>;
}

function withHtml(one: StoredSection, change: (html: string) => string): StoredSection {
  const kind = kindOfSection(one);
  if (!kind) return one;
  const current = currentSection(one);
  const changed = Object.entries(current.props).map(([name, value]) => {
    const mapHtml = kind.fields[name]?.mapHtml;
    return [name, mapHtml ? mapHtml(value, change) : value];
  });
  return { ...current, props: Object.fromEntries(changed) };
}
