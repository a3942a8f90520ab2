import type { ApiCall } from '../../domain/api/call.ts';
import type { z } from '../../domain/zod.ts';

type QueryValue = string | number | boolean | undefined;

type ParamsOf<Call extends ApiCall> = Call['params'] extends z.ZodObject
  ? { params: Record<keyof z.input<Call['params']>, string | number> }
  : unknown;

type QueryFor<Query extends z.ZodObject> = {
  query?: Partial<Record<keyof z.input<Query>, QueryValue>>;
};

/** Of what a call may leave out, as its kind of item does without, nothing has to be given. */
type QueryOf<Call extends ApiCall> = Call['query'] extends z.ZodObject
  ? QueryFor<Call['query']>
  : Call['query'] extends z.ZodObject | undefined
    ? QueryFor<NonNullable<Call['query']>>
    : unknown;

type BodyOf<Call extends ApiCall> = Call['body'] extends z.ZodType
  ? { body: z.input<Call['body']> }
  : Call['body'] extends z.ZodType | undefined
    ? { body?: z.input<NonNullable<Call['body']>> }
    : unknown;

export interface SendingOptions {
  /** The item that the call changes, as it was loaded; when it is not the latest: 412 (R-X-08). */
  base?: object | null;
  /** The header that names it, where the item itself is out of reach. */
  match?: Record<string, string>;
  /** The page does not wait for it: it outlives the page, and never asks anybody to sign in. */
  background?: true;
  /** Nobody asked for it: it never asks anybody to sign in. */
  isQuiet?: boolean;
  signal?: AbortSignal;
}

/** What a call is made with: every part that its definition names. */
export type CallInput<Call extends ApiCall> = ParamsOf<Call> &
  QueryOf<Call> &
  BodyOf<Call> &
  SendingOptions;

export interface CallParts extends SendingOptions {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/** The address of a call; parts of the query that are empty or unset are left out. */
export function addressOf({ path }: ApiCall, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const chosen = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return chosen.length === 0 ? filled : `${filled}?${new URLSearchParams(chosen)}`;
}
