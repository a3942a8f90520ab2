import { signInCall, signOutCall } from '../../domain/api/accounts/session.ts';
import type { AnswerOf, ApiCall } from '../../domain/api/call.ts';
import { cleanHtmlCall } from '../../domain/api/content/clean-html.ts';
import { uploadFileCall } from '../../domain/api/media/uploads.ts';
import { minute } from '../../domain/durations.ts';
import { z } from '../../domain/zod.ts';
import { holdsWhatIsNeeded } from './answer-check.ts';
import { addressOf, type CallInput, type CallParts, type SendingOptions } from './call-input.ts';
import { ifMatch, rememberVersion } from './entity-tags.ts';
import { type FileSending, postFile } from './post-file.ts';
import { forgetUserInfo, readUserInfo } from './session/session.ts';
import { signInAgain } from './session/sign-in-again.ts';

/** Milliseconds a call and an upload may take before the person is told (decision D48). */
const callTimeout = 15_000;
const uploadTimeout = 2 * minute;

/** The generic request error of specification §4, for calls that got no answer, or none of ours. */
export const unreachable = 'The server could not be reached. Check your connection and try again.';

/** The statuses of a save that somebody else has overtaken, and of one that what is stored forbids. */
export const outdated = 412;
export const conflict = 409;

/** A call that failed; the message is the server's own, written for people. */
export class CallFailed extends Error {
  readonly status: number;
  /** One sentence per field that was not accepted. */
  readonly errors: Record<string, string>;
  /** What is stored, where somebody else was quicker. */
  readonly current: unknown;

  constructor(
    message: string,
    status: number,
    errors: Record<string, string> = {},
    current?: unknown,
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.current = current;
  }
}

/** The sentence to show for a failure of any kind; what only a program says goes to the console. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed) return error.message;
  reportError(error);
  return unreachable;
}

interface Call extends SendingOptions {
  method?: ApiCall['method'];
  body?: unknown;
  /** Its answer begins in the time of a call, and may take longer. */
  isFile?: boolean;
}

function headersFor(body: unknown): Record<string, string> {
  const token = readUserInfo()?.token;
  return {
    Accept: 'application/json, text/plain',
    // Guards bind the editor, and no specified call (decision D68).
    'X-Sent-By': 'editor',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

const refusal = z.looseObject({
  message: z.string().optional().catch(undefined),
  errors: z.record(z.string(), z.string()).optional().catch(undefined),
  current: z.unknown().optional(),
});

async function failureIn(response: Response): Promise<CallFailed> {
  const answer: unknown = await response.json().catch(() => null);
  const { message, errors, current } = refusal.safeParse(answer).data ?? {};
  return new CallFailed(message || unreachable, response.status, errors, current);
}

function fetchAnswer(path: string, call: Call): Promise<Response> {
  const { method = 'GET', body, base, match, background, signal, isFile } = call;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callTimeout);
  return fetch(path, {
    method,
    headers: { ...headersFor(body), ...ifMatch(base), ...match },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    keepalive: background ?? false,
  })
    .catch(() => {
      throw new CallFailed(unreachable, 0);
    })
    .finally(() => isFile && clearTimeout(timer));
}

/** The back office's only way to the server; a session that ended is renewed on the way. */
async function send(path: string, call: Call = {}): Promise<Response> {
  const response = await fetchAnswer(path, call);
  if (response.ok) return response;
  const mayAsk = path !== signInCall.path && !call.background && !call.isQuiet;
  if (response.status === 401 && mayAsk && (await signInAgain())) {
    return send(path, call);
  }
  throw await failureIn(response);
}

type AnswerCheck = (data: unknown) => boolean;

/**
 * The answer's data. A proxy's page, half an answer and one without what was asked for are no answers.
 * @throws {CallFailed}
 */
async function dataIn(response: Response, isAnswer: AnswerCheck): Promise<unknown> {
  const data: unknown = await response.json().catch(() => undefined);
  if (isAnswer(data)) return data;
  throw new CallFailed(unreachable, response.status);
}

/** Reading calls under way: the shell's counts and a screen's list are one question. */
const underWay = new Map<string, Promise<unknown>>();

async function readOnce(path: string, isAnswer: AnswerCheck, options?: Call): Promise<unknown> {
  const response = await send(path, options);
  return rememberVersion(await dataIn(response, isAnswer), response);
}

/** Whoever may end a call does not share its answer. */
function read(path: string, isAnswer: AnswerCheck, signal?: AbortSignal): Promise<unknown> {
  if (signal) return readOnce(path, isAnswer, { signal });
  const known = underWay.get(path);
  if (known) return known;
  const reading = readOnce(path, isAnswer).finally(() => {
    if (underWay.get(path) === reading) underWay.delete(path);
  });
  underWay.set(path, reading);
  return reading;
}

async function write(path: string, isAnswer: AnswerCheck, options: Call): Promise<unknown> {
  try {
    const response = await send(path, options);
    return rememberVersion(await dataIn(response, isAnswer), response);
  } finally {
    // Whatever was asked before may be out of date.
    underWay.clear();
  }
}

/** Nothing is asked for where a call takes nothing. */
export type Given<Call extends ApiCall> =
  Record<never, never> extends CallInput<Call>
    ? [input?: CallInput<Call>]
    : [input: CallInput<Call>];

/** @throws {CallFailed} also for an answer without what the call `needs` */
export async function request<Call extends ApiCall>(
  definition: Call,
  ...[input]: Given<Call>
): Promise<AnswerOf<Call>> {
  const parts: CallParts = input ?? {};
  const path = addressOf(definition, parts);
  const isAnswer = (data: unknown) => holdsWhatIsNeeded(definition, data);
  const { method } = definition;
  const answer =
    method === 'GET'
      ? read(path, isAnswer, parts.signal)
      : write(path, isAnswer, { ...parts, method });
  // Checked for what is needed; tests compare the server's answers with the whole schema.
  return (await answer) as AnswerOf<Call>;
}

/** The file that a call answers. @throws {CallFailed} */
export async function requestFile<Call extends ApiCall>(
  definition: Call,
  input: CallInput<Call>,
): Promise<Blob> {
  const response = await send(addressOf(definition, input), { isFile: true });
  const file = await response.blob().catch(() => null);
  // A proxy's page for a session that ended, or for a server that is away.
  if (file && file.size > 0 && !file.type.startsWith('text/html')) return file;
  throw new CallFailed(unreachable, 200);
}

/** Ends the session on the server and in this browser; without a connection only here. */
export async function signOut(): Promise<void> {
  await request(signOutCall).catch(() => {});
  forgetUserInfo();
}

/** What saving would take away of the HTML, such as `<script>` (decision D17). */
export async function findRemovedHtml(html: string): Promise<string[]> {
  return (await request(cleanHtmlCall, { body: { html } })).removed;
}

/** @throws {CallFailed} when the answer is no address */
function addressIn(answer: string): string {
  if (/^(\/|https?:)\S+$/.test(answer)) return answer;
  throw new CallFailed(unreachable, 200);
}

async function sendFile(
  path: string,
  file: File,
  wait: FileSending & { timeout: number },
): Promise<Response> {
  const response = await postFile(path, file, headersFor(undefined), wait).catch(
    (reason: unknown) => {
      throw reason ?? new CallFailed(unreachable, 0);
    },
  );
  if (response.ok) return response;
  if (response.status === 401 && (await signInAgain())) return sendFile(path, file, wait);
  throw await failureIn(response);
}

/**
 * Sends a file and answers its address.
 * @throws {CallFailed} or the reason of `sending.signal`.
 */
export async function uploadFile(file: File, sending: FileSending = {}): Promise<string> {
  const wait = { ...sending, timeout: uploadTimeout };
  return addressIn(await (await sendFile(uploadFileCall.path, file, wait)).text());
}

/** The same of a call that answers data. @throws {CallFailed} or the reason of `sending.signal`. */
export async function sendFileTo<Call extends ApiCall>(
  call: Call,
  file: File,
  wait: FileSending & { timeout: number },
): Promise<AnswerOf<Call>> {
  const response = await sendFile(call.path, file, wait);
  const answer = await dataIn(response, (data) => holdsWhatIsNeeded(call, data));
  underWay.clear();
  // Checked for what is needed.
  return answer as AnswerOf<Call>;
}
