import { z } from '../../zod.ts';
import type { FieldDefinition, FieldOptions } from './fields.ts';

interface Range {
  min: number;
  max: number;
}

export function count(group: string, label: string, options: FieldOptions & Range) {
  const { min, max, roles = [], ...rest } = options;
  const number = z.number().int().min(min).max(max);
  return {
    ...rest,
    group,
    label,
    roles,
    control: 'number',
    empty: min,
    input: number.default(min),
    answer: z.number(),
    lenient: number.catch(min),
  } satisfies FieldDefinition;
}

export function toggle(group: string, label: string, options: FieldOptions = {}) {
  const { roles = [], ...rest } = options;
  return {
    ...rest,
    group,
    label,
    roles,
    control: 'toggle',
    empty: false,
    json: true,
    input: z.boolean().default(false),
    answer: z.boolean(),
    lenient: z.boolean().catch(false),
  } satisfies FieldDefinition;
}

/** 'Landing page' of `landing page`, 'Company mission' of `company-mission`. */
function optionInWords(option: string): string {
  const words = option.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of some stored words; the first is that of a new item. */
export function choice<const Option extends string>(
  group: string,
  label: string,
  options: readonly [Option, ...Option[]],
  more: FieldOptions & { words?: Readonly<Partial<Record<Option, string>>> } = {},
) {
  const { roles = [], words: own, ...rest } = more;
  const [first] = options;
  const option = z.enum(options);
  const spoken = options.map((value): [string, string] => [value, optionInWords(value)]);
  const words: Readonly<Record<string, string>> = { ...Object.fromEntries(spoken), ...own };
  return {
    ...rest,
    group,
    label,
    roles,
    options,
    words,
    control: 'choice',
    empty: first,
    input: option.default(first),
    answer: option,
    lenient: option.catch(first),
  } satisfies FieldDefinition;
}
