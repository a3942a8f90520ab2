import { extendedEnquiryInput, mainEnquiryInput } from '../../inbox/enquiry.ts';
import { firstFormLimits } from '../../inbox/form-limits.ts';
import { z } from '../../zod.ts';
import { post } from '../call.ts';

const success = z.object({ msg: z.literal('success') });

const failure = z.object({
  msg: z.literal('fail'),
  errors: z.record(z.string(), z.string()).optional().describe('One sentence per field.'),
  requestId: z.string().optional(),
});

/** Specification §7, decision D49. */
export type EnquiryAnswer = z.infer<typeof success> | z.infer<typeof failure>;

/** Checked with the limits of the settings, which the server alone knows (decision D55). */
export const sendMainForm = post('sendMainContactForm', '/send-contact-form-main', {
  body: mainEnquiryInput(firstFormLimits),
  answer: success,
  failure,
});

export const sendExtendedForm = post('sendExtendedContactForm', '/send-contact-form', {
  body: extendedEnquiryInput(firstFormLimits),
  answer: success,
  failure,
});
