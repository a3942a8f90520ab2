import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { sendExtendedForm, sendMainForm } from '../../../domain/api/inbox/forms.ts';
import { extendedEnquiryInput, mainEnquiryInput } from '../../../domain/inbox/enquiry.ts';
import { enquiryBodyLimit as bodyLimit } from '../../../domain/inbox/form-limits.ts';
import { readFormData } from '../../api/form-data.ts';
import { readForms } from '../../api/json-body.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { receiveEnquiry } from '../receive-enquiry.ts';

const description =
  'Lengths are in UTF-16 code units, follow the settings of the site, and are told here as they are now. Unknown fields are ignored. Sent again with the same Idempotency-Key, or with the same text within ten minutes, an enquiry is stored once and answered alike; a key that stands for another text answers 422. Too many from one address in a minute answer 429.';

/** The handler validates, since the owner can change the limits (decision D55). */
const validatorCompiler = () => (value: unknown) => ({ value });

/** @throws {Refusal} with one sentence per field */
function parsed<Enquiry>(schema: z.ZodType<Enquiry>, body: unknown): Enquiry {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  // The first issue of a field wins.
  const errors = error.issues
    .toReversed()
    .map(({ path, message }) => [path.join('.') || 'body', message] as const);
  throw new Refusal(400, 'The form has mistakes.', { errors: Object.fromEntries(errors) });
}

/** 'success' means that the enquiry is stored (decision D49). */
export async function enquiries(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, {
    tags: ['Enquiries'],
    consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    shape: 'msg',
    access: 'public',
    bodyLimit,
  });
  readForms(app);
  await readFormData(app);
  app.setErrorHandler<Error>(async (error, request) => {
    // Failures of the server do not count against the sender.
    if (error instanceof Refusal && error.errors) await app.refusedPosts.count(request);
    throw error;
  });

  route(sendMainForm, {
    summary: 'Send the main contact form',
    description,
    example: { name: 'Amal Haddad', email: 'amal@example.com', message: 'Please call me.' },
    validatorCompiler,
    async handler(request) {
      const schema = mainEnquiryInput(await app.formLimits());
      await receiveEnquiry(app, request, parsed(schema, request.body));
      return { msg: 'success' as const };
    },
  });

  route(sendExtendedForm, {
    summary: 'Send the extended contact form',
    description,
    validatorCompiler,
    async handler(request) {
      const schema = extendedEnquiryInput(await app.formLimits());
      await receiveEnquiry(app, request, parsed(schema, request.body));
      return { msg: 'success' as const };
    },
  });
}
