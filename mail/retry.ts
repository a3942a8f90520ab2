import { hour } from '../domain/durations.ts';

/** Times in milliseconds (fault F08). */
export interface RetryPolicy {
  firstDelay: number;
  maxDelay: number;
  jitter: number;
  giveUpAfter: number;
  probeInterval: number;
  pollInterval: number;
  /** Longer than any attempt may take. */
  lease: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  firstDelay: 10_000,
  maxDelay: hour,
  jitter: 0.2,
  giveUpAfter: 72 * hour,
  // With an attempt that hangs for a minute, mail leaves within two minutes (R-X-01).
  probeInterval: 45_000,
  pollInterval: 5_000,
  lease: 90_000,
};

/** @param attempt 1 for the first @param random from 0 to 1 */
export function retryDelay(attempt: number, policy: RetryPolicy, random = Math.random()): number {
  const { firstDelay, maxDelay, jitter } = policy;
  const wait = Math.min(firstDelay * 2 ** (attempt - 1), maxDelay);
  return Math.round(wait * (1 + jitter * (2 * random - 1)));
}
