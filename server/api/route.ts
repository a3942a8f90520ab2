import { messageFailure } from '../../domain/api/answers.ts';
import type { ApiCall } from '../../domain/api/call.ts';
import type { z } from '../../domain/zod.ts';

/** For readers of the OpenAPI file; not in domain/api, from where it would reach the browser. */
interface CallTexts<Call extends ApiCall> {
  tags: string[];
  summary: string;
  description: string;
  consumes?: string[];
  /** A body that the call takes. */
  example?: z.input<NonNullable<Call['body']>>;
}

type Response<Call extends ApiCall> = Call['contentType'] extends string
  ? { content: Record<string, { schema: Call['answer'] }> }
  : Call['answer'];

type Failure<Call extends ApiCall> = Call['failure'] extends z.ZodType
  ? Call['failure']
  : typeof messageFailure;

type Status<Call extends ApiCall> = Call['status'] extends 201 ? 201 : 200;

interface Route<Call extends ApiCall> {
  method: Call['method'];
  url: string;
  schema: Omit<CallTexts<Call>, 'example'> & {
    operationId: string;
    params: Call['params'];
    querystring: Call['query'];
    body: Call['body'];
    response: Record<Status<Call>, Response<Call>> & Record<'4xx' | '5xx', Failure<Call>>;
  };
}

function responseOf({ status, contentType, answer, failure = messageFailure }: ApiCall) {
  const content = contentType && { content: { [contentType]: { schema: answer } } };
  return { [status ?? 200]: content ?? answer, '4xx': failure, '5xx': failure };
}

/** A call of domain/api as a route; what is left to add is who may call it, and the handler. */
export function routeOf<Call extends ApiCall>(call: Call, texts: CallTexts<Call>): Route<Call> {
  const { id: operationId, method, path: url, params, query: querystring } = call;
  const { example, ...described } = texts;
  const body = example === undefined ? call.body : call.body?.meta({ examples: [example] });
  // Fastify warns of a key without a schema.
  const checked = Object.entries({ params, querystring, body }).filter(([, schema]) => schema);
  const schemas = { ...Object.fromEntries(checked), response: responseOf(call) };
  // The same values under Fastify's names; only their types are spelled out above.
  return { method, url, schema: { ...described, operationId, ...schemas } } as Route<Call>;
}
