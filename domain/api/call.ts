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

type Contract = Omit<ApiCall, 'id' | 'method' | 'path'>;

function callOf<const Method extends ApiCall['method']>(method: Method) {
  return <const Path extends string, const Given extends Contract>(
    id: string,
    path: Path,
    contract: Given,
  ) => ({ id, method, path, ...contract });
}

export const get = callOf('GET');
export const post = callOf('POST');
export const put = callOf('PUT');
export const del = callOf('DELETE');

export type AnswerOf<Call extends ApiCall> = z.output<Call['answer']>;
