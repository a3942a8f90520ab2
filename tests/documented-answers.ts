import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';

const unpackers = new Map<string, (packed: Buffer) => Buffer>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
]);

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const unpack = unpackers.get(String(headers['content-encoding']));
  return (unpack ? unpack(rawPayload) : rawPayload).toString();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The schema that a route documents for a status: 200, else 2XX as OpenAPI and Fastify write ranges. */
function schemaFor(response: unknown, status: number): z.ZodType | null {
  if (!isRecord(response)) return null;
  const found = response[status] ?? response[`${Math.floor(status / 100)}xx`];
  return found instanceof z.ZodType ? found : null;
}

/** Why a JSON value is not what a schema documents, or null; a key that the schema lacks is refused. */
export function undocumented(schema: z.ZodType, value: unknown): string | null {
  const { success, data, error } = schema.safeParse(value);
  if (!success) return z.prettifyError(error);
  // Parsing drops the keys that the schema does not name.
  return isDeepStrictEqual(data, value) ? null : `It holds more than ${JSON.stringify(data)}.`;
}

/** Notes which route answers each request, and fails for an answer that its route does not document. */
export function checkAnswers(app: FastifyInstance) {
  const routes = new WeakMap<object, FastifyRequest['routeOptions']>();
  app.addHook('onRequest', async (request) => {
    routes.set(request.raw, request.routeOptions);
  });

  return (answer: LightMyRequestResponse): void => {
    const route = routes.get(answer.raw.req);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const response = route?.schema?.response;
    if (!isJson || !route || !response || route.method === 'HEAD') return;
    const schema = schemaFor(response, answer.statusCode);
    const name = `${answer.statusCode} of ${route.method} ${route.url}`;
    if (!schema) throw new Error(`The answer ${name} is not documented.`);
    const body = bodyOf(answer);
    const problem = undocumented(schema, JSON.parse(body));
    if (problem) throw new Error(`The answer ${name} is not as documented. ${problem}\n${body}`);
  };
}
