import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { insertEnquiry } from '../../db/enquiries.ts';
import {
  type EnquiryAnswer,
  extendedEnquiryInput,
  mainEnquiryInput,
} from '../../domain/enquiry.ts';
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
const shared = {
  tags: ['Enquiries'],
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
};

/** The two contact forms: {msg, errors}. 'success' means that the enquiry is stored (decision D49). */
export const enquiries: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  await readForms(app);

  app.post('/send-contact-form-main', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Send the main contact form',
      description: 'Unknown fields are ignored.',
      body: mainEnquiryInput,
      response,
    },
    async handler({ body }) {
      await insertEnquiry(db, body);
      return { msg: 'success' as const };
    },
  });

  app.post('/send-contact-form', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Send the extended contact form',
      description: 'Unknown fields are ignored.',
      body: extendedEnquiryInput,
      response,
    },
    async handler({ body }) {
      await insertEnquiry(db, body);
      return { msg: 'success' as const };
    },
  });
};
