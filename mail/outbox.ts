import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/open.ts';
import {
  type AttemptResult,
  type ClaimedMessage,
  claimMessage,
  settleAttempt,
  wakeMessages,
} from '../db/outbox.ts';
import type { MessageKind } from '../domain/message-kind.ts';
import { isHopeless, isUnreachable, reasonOf } from './failure.ts';
import { type Pace, usualPace, waitAfter } from './retry.ts';

/**
 * Hands a message over and answers what the other side said. The signal breaks it off.
 * @throws when it was not taken
 */
export type Deliver = (message: ClaimedMessage, signal: AbortSignal) => Promise<string>;

export interface OutboxServices {
  db: Database;
  /** What `deliver` can deliver; it gets no other message. */
  kinds: readonly MessageKind[];
  deliver: Deliver;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes what went wrong beside the mail itself, such as a database that has gone away. */
  report: (error: unknown) => void;
  pace?: Pace;
  /** Attempts at the same time. */
  slots?: number;
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
  { kind, attempt, first_attempt_at }: ClaimedMessage,
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
export function startOutbox(services: OutboxServices): Outbox {
  const { db, kinds, deliver, now, report, pace = usualPace, slots = 4 } = services;
  const stopping = new AbortController();
  const breakingOff = new AbortController();
  let alarm = new AbortController();
  let isReachable = true;

  function wake(): void {
    alarm.abort();
    alarm = new AbortController();
  }

  async function claim(mayProbe: boolean): Promise<ClaimedMessage | null> {
    const terms = { kinds, now: now(), lease: pace.lease, longestWait: 2 * pace.longest };
    const due = await claimMessage(db, terms);
    if (due || !mayProbe) return due;
    return claimMessage(db, { ...terms, probeAfter: pace.probe });
  }

  async function attempt(message: ClaimedMessage) {
    try {
      const reason = await deliver(message, breakingOff.signal);
      isReachable = true;
      return { outcome: 'sent' as const, reason, nextAt: now() };
    } catch (error) {
      isReachable = !isUnreachable(error);
      return afterFailure(error, message, { now: now(), pace });
    }
  }

  /** A message that has left must not leave again because the database was away for a moment. */
  async function settle(result: AttemptResult): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await settleAttempt(db, result);
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
      await wakeMessages(db, { kinds, now: now(), tired: pace.first });
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
