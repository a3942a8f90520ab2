import type { z } from '../../../domain/zod.ts';

interface EnquiryPost<Enquiry> {
  values: Record<string, string>;
  /** Null when a field was not accepted. */
  enquiry: Enquiry | null;
  errors: Record<string, string>;
}

/** Forms send line breaks as two characters; the limits count one. */
function textOf(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** @param names Fields that a visitor fills */
export function readEnquiryPost<Enquiry>(
  form: FormData,
  schema: z.ZodType<Enquiry>,
  names: readonly string[],
): EnquiryPost<Enquiry> {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, textOf(value)]));
  const values = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
  const { success, data, error } = schema.safeParse(fields);
  if (success) return { values, enquiry: data, errors: {} };
  // The first issue of a field wins.
  const errors = error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]);
  return { values, enquiry: null, errors: Object.fromEntries(errors) };
}
