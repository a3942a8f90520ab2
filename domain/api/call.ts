import type { z } from '../zod.ts';

/** One contract for the server's checks, the client's types and the OpenAPI file. */
export interface ApiCall {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  failure?: z.ZodType;
  status?: 201;
  contentType?: 'text/csv' | 'text/plain';
  /** Keys without which the screen has nothing to show; all of them unless named. */
  needs?: readonly string[];
}

export function defineCall<const Call extends ApiCall>(call: Call): Call {
  return call;
}

export type AnswerOf<Call extends ApiCall> = z.output<Call['answer']>;
