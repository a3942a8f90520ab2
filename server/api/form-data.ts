import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storable } from '../../db/column-limits.ts';
import { enquiryBodyLimit } from '../../domain/inbox/form-limits.ts';
import { contentRefused } from '../http/errors.ts';
import { Refusal } from '../http/refusal.ts';

/** What a form may be made of; all of it must tell its length (threat T18). */
const limits = { files: 0, fields: 20, parts: 20, headerPairs: 10, fieldNameSize: 100 };

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') throw contentRefused();
    const { fieldname, value } = part;
    // Forms send line breaks as two characters, while inputs and the limits count one.
    fields.push([fieldname, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value]);
  }
  return storable(Object.fromEntries(fields));
}

/** Lets the routes of this scope also read what a script sends as FormData, without files. */
export async function readFormData(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length > enquiryBodyLimit) throw new Refusal(413, 'The form is longer than 64 KB.');
    request.body = await readFields(request).catch((error: unknown) => {
      // Every other failure of the reader is the sender's: cut off, too many parts, without a border.
      throw error instanceof Refusal ? error : new Refusal(400, 'The form could not be read.');
    });
  });
}
