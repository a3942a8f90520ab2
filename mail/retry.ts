/** When a message that did not leave is tried again. Milliseconds (fault F08). */
export interface RetryPolicy {
  /** The first wait; each further one is twice as long. */
  firstDelay: number;
  maxDelay: number;
  /** How much a wait may differ, as a share of it: many messages must not come back at once. */
  jitter: number;
  /** Since the first attempt; then the message counts as failed, and the inbox says so. */
  giveUpAfter: number;
  /** While something waits, one message tries at least so often: it finds out that mail goes again. */
  probeInterval: number;
  /** How often to look for what is due without having been woken. */
  pollInterval: number;
  /** How long one process keeps a message in hand; longer than any attempt may take. */
  lease: number;
}

const hour = 3_600_000;

export const defaultRetryPolicy: RetryPolicy = {
  firstDelay: 10_000,
  maxDelay: hour,
  jitter: 0.2,
  giveUpAfter: 72 * hour,
  // With an attempt that hangs for a minute, mail leaves within two minutes of the server's return (R-X-01).
  probeInterval: 45_000,
  pollInterval: 5_000,
  lease: 90_000,
};

/**
 * Milliseconds to wait after attempt number `attempt` (1 for the first).
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, policy: RetryPolicy, random = Math.random()): number {
  const { firstDelay, maxDelay, jitter } = policy;
  const wait = Math.min(firstDelay * 2 ** (attempt - 1), maxDelay);
  return Math.round(wait * (1 + jitter * (2 * random - 1)));
}
