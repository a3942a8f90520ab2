import type { z } from '../zod.ts';

/**
 * What one call takes and answers. The server checks the call with these schemas, the back office takes
 * its types from them, and the OpenAPI file shows them.
 */
export interface ApiCall {
  /** The operation id of the OpenAPI file. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes addresses: `/api/trash/:kind/:id`. */
  path: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** What it answers with a status of 4xx and 5xx; {message} unless another is named. */
  failure?: z.ZodType;
  /** 200 unless another is named. */
  status?: 201;
  /** JSON unless another is named. */
  contentType?: 'text/csv' | 'text/plain';
  /** Keys of the answer without which its screen has nothing to show; all of them unless named. */
  needs?: readonly string[];
}

export function defineCall<const Call extends ApiCall>(call: Call): Call {
  return call;
}

export type AnswerOf<Call extends ApiCall> = z.output<Call['answer']>;
