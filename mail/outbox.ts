import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttemptResult,
  type ClaimedMessage,
  claimMessage,
  type MessageClaim,
  settleAttempt,
  wakeMessages,
} from '../db/mail/outbox.ts';
import type { Database } from '../db/open.ts';
import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { CodeKind } from '../domain/content/sign-off/code.ts';
import { failureReason } from '../domain/failure-reason.ts';
import type { MessageKind } from '../domain/inbox/message-kind.ts';
import { isAnswer, isOutage, isPermanent, loggedReason } from './failure.ts';
import { defaultRetryPolicy, type RetryPolicy, retryDelay } from './retry.ts';

/** @returns what the other side answered @throws when it did not accept the message */
export type Deliver<Message = ClaimedMessage> = (
  message: Message,
  signal: AbortSignal,
) => Promise<string>;

export interface FailedAttempt {
  kind: MessageKind | AccountLinkKind | CodeKind;
  enquiry_id?: number;
  attempt: number;
  outcome: 'deferred' | 'failed';
  reason: string;
}

export interface OutgoingMessage {
  kind: MessageKind | AccountLinkKind | CodeKind;
  attempt: number;
  first_attempt_at: string;
  enquiry?: { enquiry_id: number } | null;
}

export interface Queue<Message extends OutgoingMessage> {
  claim: (terms: Omit<MessageClaim, 'kinds'>) => Promise<Message | null>;
  settle: (result: Message & Pick<AttemptResult, 'outcome' | 'reason' | 'nextAt'>) => Promise<void>;
  /** Mail works again: messages not tried within `minAge` milliseconds are due at once. */
  wake: (terms: { now: number; minAge: number }) => Promise<void>;
}

interface SenderServices<Message extends OutgoingMessage> {
  queue: Queue<Message>;
  deliver: Deliver<Message>;
  now: () => number;
  report: (error: unknown) => void;
  onFailure?: (failure: FailedAttempt) => void;
  policy?: RetryPolicy;
  concurrency?: number;
}

interface OutboxServices extends Omit<SenderServices<ClaimedMessage>, 'queue'> {
  db: Database;
  kinds: readonly MessageKind[];
}

export interface Outbox {
  wake(): void;
  stop(): Promise<void>;
}

/** Milliseconds that a running attempt may still take once the outbox stops. */
const stopTimeout = 5_000;

const settleRetryDelay = 1_000;
const maxSettleAttempts = 10;

function afterFailure(
  error: unknown,
  { kind, attempt, first_attempt_at }: OutgoingMessage,
  { now, policy }: { now: number; policy: RetryPolicy },
) {
  const isOver =
    isPermanent(error, kind) || now - Date.parse(first_attempt_at) >= policy.giveUpAfter;
  const outcome = isOver ? ('failed' as const) : ('deferred' as const);
  return { outcome, reason: failureReason(error), nextAt: now + retryDelay(attempt, policy) };
}

export function startSender<Message extends OutgoingMessage>(
  services: SenderServices<Message>,
): Outbox {
  const { queue, deliver, now, report, policy = defaultRetryPolicy, concurrency = 4 } = services;
  const stopping = new AbortController();
  const aborting = new AbortController();
  let waking = new AbortController();
  let isReachable = true;
  let nextProbe = 0;

  function wake(): void {
    waking.abort();
    waking = new AbortController();
  }

  async function claim(mayProbe: boolean): Promise<Message | null> {
    const terms = { now: now(), lease: policy.lease, maxWait: 2 * policy.maxDelay };
    const due = await queue.claim(terms);
    if (due || !mayProbe || performance.now() < nextProbe) return due;
    const probe = await queue.claim({ ...terms, probeAfter: policy.probeInterval });
    if (probe) nextProbe = performance.now() + policy.probeInterval;
    return probe;
  }

  /** With the age of those that it wakes. */
  async function attempt(message: Message) {
    try {
      const reason = await deliver(message, aborting.signal);
      isReachable = true;
      return { outcome: 'sent' as const, reason, nextAt: now(), wakes: policy.firstDelay };
    } catch (error) {
      const isBack = !isReachable && isAnswer(error);
      isReachable = isBack || (isReachable && !isOutage(error));
      const result = afterFailure(error, message, { now: now(), policy });
      const { kind, enquiry, attempt: number } = message;
      const { outcome } = result;
      const failure = { kind, enquiry_id: enquiry?.enquiry_id, attempt: number, outcome };
      services.onFailure?.({ ...failure, reason: loggedReason(error) });
      return { ...result, wakes: isBack ? policy.probeInterval : null };
    }
  }

  /** A sent message must not be sent again because the database was away for a moment. */
  async function settle(result: Parameters<typeof queue.settle>[0]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queue.settle(result);
      } catch (error) {
        if (tries === maxSettleAttempts || stopping.signal.aborted) throw error;
        await sleep(settleRetryDelay);
      }
    }
  }

  /** The first worker also probes, and works alone during an outage. */
  async function work(slot: number): Promise<boolean> {
    if (slot > 0 && !isReachable) return false;
    const message = await claim(slot === 0);
    if (!message) return false;
    if (slot === 0 && isReachable) wake();
    const { wakes: minAge, ...result } = await attempt(message);
    await settle({ ...message, ...result });
    if (minAge !== null) await queue.wake({ now: now(), minAge });
    return true;
  }

  async function run(slot: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = waking;
      const worked = await work(slot).catch(report);
      if (worked) continue;
      const awake = AbortSignal.any([signal, stopping.signal]);
      await sleep(policy.pollInterval, undefined, { signal: awake }).catch(() => {});
    }
  }

  const running = Array.from({ length: concurrency }, (_, slot) => run(slot));
  return {
    wake,
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(), stopTimeout);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

export function startOutbox({ db, kinds, ...services }: OutboxServices): Outbox {
  const queue: Queue<ClaimedMessage> = {
    claim: (terms) => claimMessage(db, { kinds, ...terms }),
    settle: (result) => settleAttempt(db, result),
    wake: (terms) => wakeMessages(db, { kinds, ...terms }),
  };
  return startSender({ ...services, queue });
}
