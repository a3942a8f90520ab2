import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { MessageKind } from '../domain/inbox/message-kind.ts';
import { PrivateAddress } from './private-addresses.ts';

/** A message that can never be sent as it is; trying again is no use. */
export class Unsendable extends Error {}

/** What the ledger says of an attempt that failed: the server's own words, or the step that failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  if (error instanceof Unsendable || error instanceof PrivateAddress) return error.message;
  if ('response' in error && typeof error.response === 'string')
    return error.response.slice(0, 200);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `${sentences.get(code) ?? error.message} (${code})`.slice(0, 200);
}

/**
 * The reason as a log may tell it. What the other side says may quote an address, a name or the message
 * itself, so of its words only the codes are told (T32); the ledger has them all.
 */
export function loggedReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Unsendable || error instanceof PrivateAddress) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(answer) ?? [];
  const sentence = sentences.get(code ?? error.name) ?? (status ? 'It was refused' : 'It failed');
  return `${sentence} (${[code, status].filter(Boolean).join(', ') || error.name})`;
}

const sentences = new Map([
  ['ECONNREFUSED', 'Nobody listens at the address'],
  ['ENOTFOUND', 'The name is unknown'],
  ['ECONNECTION', 'The mail server cannot be reached'],
  ['ESOCKET', 'The mail server cannot be reached'],
  ['ETIMEDOUT', 'The mail server did not answer in time'],
  ['EABORT', 'The mail server did not answer in time'],
  ['ABORT_ERR', 'There was no answer in time'],
  ['AbortError', 'There was no answer in time'],
  ['TimeoutError', 'There was no answer in time'],
  ['EDNS', 'The name of the mail server is unknown'],
  ['EAUTH', 'The mail server refused the password'],
  ['ETLS', 'The connection to the mail server could not be made safe'],
]);

/** Whether the server refused this very message for good. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 550 && code <= 559;
}

const toOnePerson: readonly string[] = ['answer', 'receipt', 'reset', 'invitation'] satisfies (
  | MessageKind
  | AccountLinkKind
)[];

/**
 * Whether trying again is no use. A refusal for good counts for what goes to one person alone: a wrong
 * address stays wrong, while a refusal by the agency's own mailbox gets mended.
 */
export function isPermanent(error: unknown, kind: MessageKind | AccountLinkKind): boolean {
  if (error instanceof Unsendable) return true;
  return toOnePerson.includes(kind) && isRefusedForGood(error);
}

/** Whether no server answered at all; then trying the other messages, too, is no use. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'CONN';
}
