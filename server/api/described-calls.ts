import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extendedEnquiryInput, mainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import type { FormLimits } from '../../domain/inbox/form-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI description of all calls, with the limits of the forms as they are now. */
    describedCalls: () => Promise<object>;
  }
}

/** The calls whose bodies follow the settings. */
const forms = [
  ['/send-contact-form-main', mainEnquiryInput],
  ['/send-contact-form', extendedEnquiryInput],
] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A copy in which the value at the path is another; what is not there stays away. */
function withValue(record: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isRecord(record) || !(key in record)) return record;
  return { ...record, [key]: withValue(record[key], rest, value) };
}

/** The document with the bodies of the forms as these limits check them. */
function withLimits(document: object, limits: FormLimits): object {
  let described: unknown = document;
  for (const [url, input] of forms) {
    const { $schema: _, ...schema } = z.toJSONSchema(input(limits), { io: 'input' });
    const body = ['paths', url, 'post', 'requestBody', 'content'];
    const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    for (const type of types) described = withValue(described, [...body, type, 'schema'], schema);
  }
  return isRecord(described) ? described : document;
}

/** Makes the description anew when the limits have changed. */
export function callDescriber(app: FastifyInstance): () => Promise<object> {
  let made: { limits: FormLimits; document: object } | undefined;
  return async () => {
    const limits = await app.formLimits();
    if (made?.limits !== limits) made = { limits, document: withLimits(app.swagger(), limits) };
    return made.document;
  };
}
