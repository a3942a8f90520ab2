import { z } from '../zod.ts';
import { withAsciiHost } from './ascii-host.ts';
import { type FieldLimits, type FormLimits, fieldLimits } from './form-limits.ts';

/** Specification §3, R-3-11. */
export const mainFormType = 'Main Contact page form';
export const noPhoneNumber = 'none';

const atLeast = (count: number) => `Please enter at least ${count} characters.`;
const atMost = (count: number) => `Please use at most ${count} characters.`;

const malformedEmail = 'Please enter an email address like name@example.com.';

/** Counts UTF-16 code units as `maxlength` does; zod counts an emoji as one. */
function limited(text: z.ZodString, max: number, message = atMost(max)) {
  return text.max(max, message).refine((value) => value.length <= max, message);
}

/** Blanks alone are nothing, as in the browser's own check of an empty field. */
function required(missing: string, minLength: number): z.ZodString {
  return z
    .string(missing)
    .trim()
    .min(minLength, {
      error: ({ input }) => (input === '' ? missing : atLeast(minLength)),
    });
}

function sharedFields(limits: FieldLimits) {
  return {
    name: limited(required('Please enter your name.', limits.minLength), limits.name),
    email: limited(
      z
        .string('Please enter your email address.')
        .trim()
        .min(limits.minLength, 'Please enter your email address.'),
      limits.email,
    )
      .overwrite(withAsciiHost)
      .pipe(z.email({ pattern: z.regexes.html5Email, error: malformedEmail })),
    message: limited(z.string('Please enter a message.'), limits.message).refine(
      (value) => value.trim() !== '',
      'Please enter a message.',
    ),
    /** The honeypot (R-X-02). */
    website: z.unknown().optional().describe('Leave this out, or empty.'),
  };
}

/** Programs send what is not filled in as an empty text, as null, or not at all. */
function optionalText(max: number, message: string) {
  return limited(z.string().trim(), max, message)
    .nullish()
    .transform((value) => value ?? '');
}

function mainInput(limits: FieldLimits) {
  return z.object({
    ...sharedFields(limits),
    phoneNum: limited(z.string(), limits.phoneNum).default(noPhoneNumber),
    formType: limited(z.string(), 100).default(mainFormType),
  });
}

function extendedInput(limits: FieldLimits) {
  const { minLength, businessName } = limits;
  const ofBusiness = `Please use ${minLength} to ${businessName} characters.`;
  return z.object({
    ...sharedFields(limits),
    phoneNum: limited(required('Please enter your phone number.', minLength), limits.phoneNum),
    businessName: optionalText(businessName, ofBusiness).refine(
      (value) => value === '' || value.length >= minLength,
      ofBusiness,
    ),
    role: optionalText(limits.role, atMost(limits.role)),
  });
}

function oncePer<Schema>(make: (limits: FieldLimits) => Schema): (limits: FormLimits) => Schema {
  const made = new WeakMap<FormLimits, Schema>();
  return (limits) => {
    const schema = made.get(limits) ?? make(fieldLimits(limits));
    made.set(limits, schema);
    return schema;
  };
}

/** POST /send-contact-form-main. Keys beyond these are ignored. */
export const mainEnquiryInput = oncePer(mainInput);

export const extendedEnquiryInput = oncePer(extendedInput);

export type MainEnquiryInput = z.infer<ReturnType<typeof mainInput>>;
export type ExtendedEnquiryInput = z.infer<ReturnType<typeof extendedInput>>;
