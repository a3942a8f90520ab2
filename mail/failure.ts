import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { MessageKind } from '../domain/inbox/message-kind.ts';
import { PrivateAddress } from './private-addresses.ts';

export class Unsendable extends Error {}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  if (error instanceof Unsendable || error instanceof PrivateAddress) return error.message;
  if ('response' in error && typeof error.response === 'string')
    return error.response.slice(0, 200);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `${sentences.get(code) ?? error.message} (${code})`.slice(0, 200);
}

/** The other side's words may quote personal data, so a log gets its codes alone (T32). */
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

function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 550 && code <= 559;
}

const toOnePerson: readonly string[] = ['answer', 'receipt', 'reset', 'invitation'] satisfies (
  | MessageKind
  | AccountLinkKind
)[];

/** A permanent refusal counts for mail to one person; the agency's own mailbox gets repaired. */
export function isPermanent(error: unknown, kind: MessageKind | AccountLinkKind): boolean {
  if (error instanceof Unsendable) return true;
  return toOnePerson.includes(kind) && isRefusedForGood(error);
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'CONN';
}
