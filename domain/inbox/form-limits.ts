/**
 * Lowest and highest limit in UTF-16 code units, as `maxlength` counts (specification §5, §9,
 * R-5-06; decision D55).
 */
const range = {
  name: [12, 100],
  email: [36, 254],
  message: [800, 5_000],
  businessName: [36, 200],
  role: [36, 200],
} as const;

export type LimitedField = keyof typeof range;

export type FormLimits = Record<LimitedField, number>;

export const firstFormLimits: FormLimits = {
  name: range.name[0],
  email: range.email[0],
  message: range.message[0],
  businessName: range.businessName[0],
  role: range.role[0],
};

export function rangeOfLimit(field: LimitedField): readonly [min: number, max: number] {
  return range[field];
}

const minCharacters = 3;
const maxPhoneNumber = 36;

export interface FieldLimits extends FormLimits {
  minLength: number;
  phoneNum: number;
}

export function fieldLimits(limits: FormLimits): FieldLimits {
  return { minLength: minCharacters, phoneNum: maxPhoneNumber, ...limits };
}

/** Bytes: all fields at their highest limit, nine bytes a character, are 52,000 (threat T18). */
export const enquiryBodyLimit = 65_536;
