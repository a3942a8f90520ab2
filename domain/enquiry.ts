import { z } from './zod.ts';

/** Lengths of the two contact forms in UTF-16 code units, as inputs count them (specification §5, §9). */
export const enquiryLimits = {
  least: 3,
  name: 12,
  email: 36,
  message: 800,
  phoneNum: 36,
  businessName: 36,
  role: 36,
} as const;

/** Fixed texts that the main form sends (specification §3, R-3-11). */
export const mainFormType = 'Main Contact page form';
export const noPhoneNumber = 'none';

const { least } = enquiryLimits;
const name = z
  .string('Please enter your name.')
  .trim()
  .min(least, `Please enter at least ${least} characters.`)
  .max(enquiryLimits.name, `Please use at most ${enquiryLimits.name} characters.`);
const email = z
  .string('Please enter your email address.')
  .trim()
  .min(least, 'Please enter your email address.')
  .max(enquiryLimits.email, `Please use at most ${enquiryLimits.email} characters.`)
  .pipe(z.email('Please enter an email address like name@example.com.'));
const message = z
  .string('Please enter a message.')
  .max(enquiryLimits.message, `Please use at most ${enquiryLimits.message} characters.`)
  .refine((value) => value.trim() !== '', 'Please enter a message.');
/** Programs send what is not filled in as an empty text, as null, or not at all. */
const optionalText = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value ?? '');
/** The honeypot: people never see it, programs that fill everything in fill it, too (R-X-02). */
const website = z.unknown().optional().describe('Leave this out, or empty.');

/** POST /send-contact-form-main. Keys beyond these are ignored. */
export const mainEnquiryInput = z.object({
  name,
  email,
  message,
  phoneNum: z.string().max(enquiryLimits.phoneNum).default(noPhoneNumber),
  formType: z.string().max(100).default(mainFormType),
  website,
});

/** POST /send-contact-form, the extended form. */
export const extendedEnquiryInput = z.object({
  name,
  email,
  phoneNum: z
    .string('Please enter your phone number.')
    .trim()
    .min(least, `Please enter at least ${least} characters.`)
    .max(enquiryLimits.phoneNum, `Please use at most ${enquiryLimits.phoneNum} characters.`),
  businessName: optionalText.refine(
    (value) =>
      value === '' || (value.length >= least && value.length <= enquiryLimits.businessName),
    `Please use ${least} to ${enquiryLimits.businessName} characters.`,
  ),
  role: optionalText.refine(
    (value) => value.length <= enquiryLimits.role,
    `Please use at most ${enquiryLimits.role} characters.`,
  ),
  message,
  website,
});

export type MainEnquiryInput = z.infer<typeof mainEnquiryInput>;
export type ExtendedEnquiryInput = z.infer<typeof extendedEnquiryInput>;

/** What both form calls answer (specification §7, decision D49). `errors` names fields. */
export interface EnquiryAnswer {
  msg: 'success' | 'fail';
  errors?: Record<string, string>;
}
