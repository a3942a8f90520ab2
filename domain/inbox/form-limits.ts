import { z } from '../zod.ts';

/**
 * The most that the fields of both enquiry forms take, in UTF-16 code units: so `maxlength` counts in
 * browsers and `length` in JavaScript, and an emoji is two (specification §5 and §9, R-5-06). The owner
 * may raise them (decision D55).
 */
const range = {
  name: [12, 100],
  email: [36, 254],
  message: [800, 5_000],
  businessName: [36, 200],
  role: [36, 200],
} as const;

type LimitedField = keyof typeof range;

/** Never lower than specified: what was accepted once is always accepted. */
function limit(field: LimitedField) {
  const [min, max] = range[field];
  return z.number().int().min(min).max(max);
}

export const formLimits = z.object({
  name: limit('name'),
  email: limit('email'),
  message: limit('message'),
  businessName: limit('businessName'),
  role: limit('role'),
});

export type FormLimits = z.infer<typeof formLimits>;

/** The limits as specified, until the owner raises them. */
export const firstFormLimits: FormLimits = {
  name: range.name[0],
  email: range.email[0],
  message: range.message[0],
  businessName: range.businessName[0],
  role: range.role[0],
};

/** The lowest and the highest that a limit may be. */
export function rangeOfLimit(field: LimitedField): readonly [min: number, max: number] {
  return range[field];
}

/** Fewest characters of a filled field, and the longest telephone number; both are the specification's. */
export const minCharacters = 3;
export const maxPhoneNumber = 36;

/** Everything that a form must know to check what the server checks. */
export interface FieldLimits extends FormLimits {
  minLength: number;
  phoneNum: number;
}

export function fieldLimits(limits: FormLimits): FieldLimits {
  return { minLength: minCharacters, phoneNum: maxPhoneNumber, ...limits };
}

/**
 * Bytes of a posted form or JSON body (threat T18): every field at its highest limit and each character
 * as nine bytes, such as `%E4%BD%A0`, is 52,000.
 */
export const enquiryBodyLimit = 65_536;
