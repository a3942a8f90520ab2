import { type MainEnquiryInput, mainEnquiryInput } from '../../../domain/enquiry.ts';

interface EnquiryPost {
  /** What the visitor typed, to be shown again. */
  values: Record<string, string>;
  /** Null when a field was not accepted. */
  enquiry: MainEnquiryInput | null;
  errors: Record<string, string>;
}

/** Forms send line breaks as two characters, while inputs and the limits count one. */
function textOf(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** What the contact form sends without JavaScript. */
export function readEnquiryPost(form: FormData): EnquiryPost {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, textOf(value)]));
  const { name = '', email = '', message = '' } = fields;
  const values = { name, email, message };
  const { success, data, error } = mainEnquiryInput.safeParse(fields);
  if (success) return { values, enquiry: data, errors: {} };
  // The first complaint about a field is the one to show.
  const errors = error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]);
  return { values, enquiry: null, errors: Object.fromEntries(errors) };
}
