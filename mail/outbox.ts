import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttemptResult,
  type Claim,
  type ClaimedMessage,
  claimMessage,
  settleAttempt,
  wakeMessages,
} from '../db/mail/outbox.ts';
import type { Database } from '../db/open.ts';
import type { AccountLinkKind } from '../domain/accounts/account-link.ts';
import type { MessageKind } from '../domain/inbox/message-kind.ts';
import { isHopeless, isUnreachable, loggedReason, reasonOf } from './failure.ts';
import { type Pace, usualPace, waitAfter } from './retry.ts';

/**
 * Hands a message over and answers what the other side said. The signal breaks it off.
 * @throws when it was not taken
 */
export type Deliver<Message = ClaimedMessage> = (
  message: Message,
  signal: AbortSignal,
) => Promise<string>;

/** An attempt that failed, as a log may tell it. */
export interface FailedAttempt {
  kind: MessageKind | AccountLinkKind;
  /** The enquiry in the back office, whose ledger says more. */
  enquiry_id?: number;
  attempt: number;
  /** 'deferred' is tried again, 'failed' is not. */
  outcome: 'deferred' | 'failed';
  reason: string;
}

/** What the sender knows of any message. */
export interface Sendable {
  kind: MessageKind | AccountLinkKind;
  attempt: number;
  first_attempt_at: string;
  /** What it is about, unless it is about the site or an account. */
  enquiry?: { enquiry_id: number } | null;
}

/** Where messages wait for their turn. */
interface Queue<Message extends Sendable> {
  claim: (terms: Omit<Claim, 'kinds'>) => Promise<Message | null>;
  settle: (result: Message & Pick<AttemptResult, 'outcome' | 'reason' | 'nextAt'>) => Promise<void>;
  /** Mail goes again: what was not tried within `tired` milliseconds may try at once. */
  wake: (terms: { now: number; tired: number }) => Promise<void>;
}

interface SenderServices<Message extends Sendable> {
  queue: Queue<Message>;
  deliver: Deliver<Message>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes what went wrong beside the mail itself, such as a database that has gone away. */
  report: (error: unknown) => void;
  /** Hears of every attempt that failed, without personal data. */
  onFailure?: (failure: FailedAttempt) => void;
  pace?: Pace;
  /** Attempts at the same time. */
  slots?: number;
}

export interface OutboxServices extends Omit<SenderServices<ClaimedMessage>, 'queue'> {
  db: Database;
  /** What `deliver` can deliver; it gets no other message. */
  kinds: readonly MessageKind[];
}

export interface Outbox {
  /** Looks for messages at once. */
  wake(): void;
  /** Begins no attempt any more, and waits for those that have begun. */
  stop(): Promise<void>;
}

/** Milliseconds that an attempt may still take once the outbox stops. */
const grace = 5_000;

/** Milliseconds between tries to write down that a message has left, and how many. */
const noteAgain = 1_000;
const noteTries = 10;

/** How an attempt ended that the server did not end with success. */
function afterFailure(
  error: unknown,
  { kind, attempt, first_attempt_at }: Sendable,
  { now, pace }: { now: number; pace: Pace },
) {
  const isOver = isHopeless(error, kind) || now - Date.parse(first_attempt_at) >= pace.giveUpAfter;
  const outcome = isOver ? ('failed' as const) : ('deferred' as const);
  return { outcome, reason: reasonOf(error), nextAt: now + waitAfter(attempt, pace) };
}

/**
 * Sends what is queued, and again until it has left: at least once, with one Message-ID. Any number of
 * processes may do so on one database; a lease gives each message to one of them at a time.
 */
export function startSender<Message extends Sendable>(services: SenderServices<Message>): Outbox {
  const { queue, deliver, now, report, pace = usualPace, slots = 4 } = services;
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  let alarm = new AbortController();
  let isReachable = true;

  function wake(): void {
    alarm.abort();
    alarm = new AbortController();
  }

  async function claim(mayProbe: boolean): Promise<Message | null> {
    const terms = { now: now(), lease: pace.lease, longestWait: 2 * pace.longest };
    const due = await queue.claim(terms);
    if (due || !mayProbe) return due;
    return queue.claim({ ...terms, probeAfter: pace.probe });
  }

  async function attempt(message: Message) {
    try {
      const reason = await deliver(message, breakingOff.signal);
      isReachable = true;
      return { outcome: 'sent' as const, reason, nextAt: now() };
    } catch (error) {
      isReachable = !isUnreachable(error);
      const result = afterFailure(error, message, { now: now(), pace });
      const { kind, enquiry, attempt: number } = message;
      const { outcome } = result;
      const told = { kind, enquiry_id: enquiry?.enquiry_id, attempt: number, outcome };
      services.onFailure?.({ ...told, reason: loggedReason(error) });
      return result;
    }
  }

  /** A message that has left must not leave again because the database was away for a moment. */
  async function settle(result: Parameters<typeof queue.settle>[0]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queue.settle(result);
      } catch (error) {
        if (tries === noteTries || stopping.signal.aborted) throw error;
        await sleep(noteAgain);
      }
    }
  }

  /** One message, if there is one; the first slot also probes, and goes on alone during an outage. */
  async function work(slot: number): Promise<boolean> {
    if (slot > 0 && !isReachable) return false;
    const message = await claim(slot === 0);
    if (!message) return false;
    if (slot === 0 && isReachable) wake();
    const result = await attempt(message);
    await settle({ ...message, ...result });
    if (result.outcome === 'sent') {
      await queue.wake({ now: now(), tired: pace.first });
    }
    return true;
  }

  async function run(slot: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = alarm;
      const worked = await work(slot).catch(report);
      if (worked) continue;
      const awake = AbortSignal.any([signal, stopping.signal]);
      await sleep(pace.look, undefined, { signal: awake }).catch(() => {});
    }
  }

  const running = Array.from({ length: slots }, (_, slot) => run(slot));
  return {
    wake,
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => breakingOff.abort(), grace);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

/** Sends what waits in the outbox: enquiries, and what is written about them. */
export function startOutbox({ db, kinds, ...services }: OutboxServices): Outbox {
  const queue: Queue<ClaimedMessage> = {
    claim: (terms) => claimMessage(db, { kinds, ...terms }),
    settle: (result) => settleAttempt(db, result),
    wake: (terms) => wakeMessages(db, { kinds, ...terms }),
  };
  return startSender({ ...services, queue });
}
