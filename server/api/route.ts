import type {
  FastifyContextConfig,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { messageFailure } from '../../domain/api/answers.ts';
import type { ApiCall } from '../../domain/api/call.ts';
import type { z } from '../../domain/zod.ts';

type Response<Call extends ApiCall> = Call['contentType'] extends string
  ? { content: Record<string, { schema: Call['answer'] }> }
  : Call['answer'];

type Failure<Call extends ApiCall> = Call['failure'] extends z.ZodType
  ? Call['failure']
  : typeof messageFailure;

type Status<Call extends ApiCall> = Call['status'] extends 201 ? 201 : 200;

/** What the handler's types are read from. */
interface Schema<Call extends ApiCall> {
  params: Call['params'];
  querystring: Call['query'];
  body: Call['body'];
  response: Record<Status<Call>, Response<Call>> & Record<'4xx' | '5xx', Failure<Call>>;
}

/** What several calls have in common, or one has of its own. */
interface Common
  extends Pick<FastifyContextConfig, 'access' | 'audit' | 'bodyTimeout' | 'shape'>,
    Pick<RouteShorthandOptions, 'bodyLimit' | 'handlerTimeout' | 'validatorCompiler'> {
  tags?: readonly string[];
  consumes?: string[];
}

interface Served<Call extends ApiCall> extends Common {
  /** For readers of the OpenAPI file; not in domain/api, from where it would reach the browser. */
  summary: string;
  description: string;
  /** A body that the call takes. */
  example?: z.input<NonNullable<Call['body']>>;
  preValidation?: RouteShorthandOptions['preValidation'];
  handler: RouteHandlerMethod<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    RouteGenericInterface,
    FastifyContextConfig,
    Schema<Call>,
    ZodTypeProvider
  >;
}

function responseOf({ status, contentType, answer, failure = messageFailure }: ApiCall) {
  const content = contentType && { content: { [contentType]: { schema: answer } } };
  return { [status ?? 200]: content ?? answer, '4xx': failure, '5xx': failure };
}

/** Fastify warns of a key that stands for nothing. */
function given(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Calls of domain/api as routes: how each is described, who may call it, and its handler. */
export function routesOf(app: FastifyInstance, common: Common = {}) {
  return <Call extends ApiCall>(call: Call, served: Served<Call>): void => {
    const { id: operationId, method, path: url, params, query: querystring } = call;
    const { tags, consumes, summary, description, example, ...settings } = { ...common, ...served };
    const { access, audit, bodyTimeout, shape = 'message', ...options } = settings;
    const body = example === undefined ? call.body : call.body?.meta({ examples: [example] });
    const texts = { operationId, tags, consumes, summary, description };
    const schemas = { params, querystring, body, response: responseOf(call) };
    app.route({
      method,
      url,
      // The same values under Fastify's names; only their types are spelled out above.
      schema: given({ ...texts, ...schemas }) as Schema<Call>,
      config: { access, audit, bodyTimeout, shape },
      ...options,
    });
  };
}
