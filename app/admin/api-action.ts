import { data } from 'react-router';
import type { AnswerOf, ApiCall } from '../../domain/api/call.ts';
import { CallFailed, conflict, messageOf, request, requestFile } from './api.ts';
import type { CallInput, CallParts } from './call-input.ts';
import { ifMatch } from './entity-tags.ts';

/** What a fetcher submits to the clientAction of its screen. */
interface Submission {
  id: string;
  input: CallParts;
  /** The version that the item in `input.base` was, which is no data. */
  match: Record<string, string>;
  /** The answer is a file for the browser's downloads. */
  isFile?: boolean;
  followUp: number;
}

export interface RefusedCall {
  message: string;
  /** One sentence per field that was not accepted. */
  errors: Record<string, string>;
  status: number;
  current: unknown;
}

/** By number, because a submission holds only data. */
const followUps = new Map<number, (answer: unknown) => unknown>();
let lastFollowUp = 0;

function numberOf(followUp: (answer: unknown) => unknown): number {
  lastFollowUp += 1;
  followUps.set(lastFollowUp, followUp);
  return lastFollowUp;
}

function submissionWith(id: string, { base, ...input }: CallParts, followUp: number): Submission {
  return { id, input, match: ifMatch(base), followUp };
}

/** @param onDone follows the answer, also when the screen was left meanwhile */
export function submissionOf<Call extends ApiCall>(
  { id }: Call,
  input: CallInput<Call>,
  onDone: (answer: AnswerOf<Call>) => unknown,
): string {
  // Only the answer of this call is handed to it.
  const followUp = numberOf((answer) => onDone(answer as AnswerOf<Call>));
  return JSON.stringify(submissionWith(id, input, followUp));
}

/** The same for a call whose answer is saved as a file. */
export function fileSubmissionOf<Call extends ApiCall>(
  { id }: Call,
  input: CallInput<Call>,
  onDone: (file: Blob) => unknown,
): string {
  // Only the file of this call is handed to it.
  const followUp = numberOf((file) => onDone(file as Blob));
  return JSON.stringify({ ...submissionWith(id, input, followUp), isFile: true });
}

function refusalOf(error: unknown): RefusedCall {
  const { errors = {}, status = 0, current } = error instanceof CallFailed ? error : {};
  return { message: messageOf(error), errors, status, current };
}

/** Missing or changed on the server: what the screen shows is out of date and loads again. */
const reloaded = [404, conflict];

/**
 * The clientAction of a screen that makes these calls (decision 0027). After a success, the router loads
 * again what is on screen; after another refusal nothing changes, so that nothing typed is lost.
 */
export function apiAction(...calls: ApiCall[]) {
  return async ({ request: submitted }: { request: Request }) => {
    // Written by submissionOf.
    const { id, input, match, isFile, followUp } = (await submitted.json()) as Submission;
    try {
      const call = calls.find((known) => known.id === id);
      // Of a screen whose script did not arrive; or a screen forgot to list it.
      if (!call) throw new Error(`No clientAction makes the call ${id}.`);
      const sent = { ...input, match };
      const answer = isFile ? requestFile(call, sent) : request(call, sent);
      await followUps.get(followUp)?.(await answer);
      return {};
    } catch (error) {
      const refusal = refusalOf(error);
      return data({ refusal }, { status: reloaded.includes(refusal.status) ? 200 : 400 });
    } finally {
      followUps.delete(followUp);
    }
  };
}
