import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { CodeKind } from '../domain/content/sign-off/code.ts';
import { failureSentences } from '../domain/failure-reason.ts';
import type { MessageKind } from '../domain/inbox/message-kind.ts';
import { PrivateAddress } from './private-addresses.ts';

export class Unsendable extends Error {}

/** The other side's words may quote personal data, so a log gets its codes alone (T32). */
export function loggedReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Unsendable || error instanceof PrivateAddress) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const [status] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(answer) ?? [];
  const sentence =
    failureSentences.get(code ?? error.name) ?? (status ? 'It was refused' : 'It failed');
  return `${sentence} (${[code, status].filter(Boolean).join(', ') || error.name})`;
}

function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 550 && code <= 559;
}

const toOnePerson: readonly string[] = [
  'answer',
  'receipt',
  'mention',
  'reset',
  'invitation',
  'sign-off-code',
] satisfies (MessageKind | AccountLinkKind | CodeKind)[];

/** A permanent refusal counts for mail to one person; the agency's own mailbox gets repaired. */
export function isPermanent(
  error: unknown,
  kind: MessageKind | AccountLinkKind | CodeKind,
): boolean {
  if (error instanceof Unsendable) return true;
  return toOnePerson.includes(kind) && isRefusedForGood(error);
}

/** No message would get through: nobody answers, or the server does not let us in. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isAway = 'command' in error && error.command === 'CONN';
  return isAway || ('code' in error && error.code === 'EAUTH');
}

/** About this message, by a server that others may get through. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && !isOutage(error);
}
