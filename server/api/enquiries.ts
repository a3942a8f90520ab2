import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type EnquiryAnswer,
  extendedEnquiryInput,
  mainEnquiryInput,
} from '../../domain/enquiry.ts';
import { receiveEnquiry } from '../receive-enquiry.ts';
import { readFormData } from './form-data.ts';
import { readForms } from './json-body.ts';

/** Bytes; the longest enquiry in the widest script is a quarter of it (threat T18). */
const bodyLimit = 16_384;

const success = z.object({ msg: z.literal('success') });
const failure = z.object({
  msg: z.literal('fail'),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
}) satisfies z.ZodType<EnquiryAnswer>;
const response = { 200: success, '4xx': failure, '5xx': failure };

const config = { shape: 'msg', access: 'public' } as const;
const description =
  'Unknown fields are ignored. Sent again with the same Idempotency-Key, or with the same text within ten minutes, an enquiry is stored once and answered alike; a key that stands for another text answers 422. Too many from one address in a minute answer 429.';
const shared = {
  tags: ['Enquiries'],
  consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
};

/** The two contact forms: {msg, errors}. 'success' means that the enquiry is stored (decision D49). */
export const enquiries: FastifyPluginAsyncZod = async (app) => {
  await readForms(app);
  await readFormData(app);

  app.post('/send-contact-form-main', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Send the main contact form',
      description,
      body: mainEnquiryInput,
      response,
    },
    async handler(request) {
      await receiveEnquiry(app, request, request.body);
      return { msg: 'success' as const };
    },
  });

  app.post('/send-contact-form', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Send the extended contact form',
      description,
      body: extendedEnquiryInput,
      response,
    },
    async handler(request) {
      await receiveEnquiry(app, request, request.body);
      return { msg: 'success' as const };
    },
  });
};
