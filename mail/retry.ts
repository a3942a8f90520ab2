/** When a message that did not leave is tried again. Milliseconds (fault F08). */
export interface Pace {
  /** The first wait; each further one is twice as long. */
  first: number;
  longest: number;
  /** How much a wait may differ, as a share of it: many messages must not come back at once. */
  spread: number;
  /** Since the first attempt; then the message counts as failed, and the inbox says so. */
  giveUpAfter: number;
  /** While something waits, one message tries at least so often: it finds out that mail goes again. */
  probe: number;
  /** How often to look for what is due without having been woken. */
  look: number;
  /** How long one process keeps a message in hand; longer than any attempt may take. */
  lease: number;
}

const hour = 3_600_000;

export const usualPace: Pace = {
  first: 10_000,
  longest: hour,
  spread: 0.2,
  giveUpAfter: 72 * hour,
  // With an attempt that hangs for a minute, mail leaves within two minutes of the server's return (R-X-01).
  probe: 45_000,
  look: 5_000,
  lease: 90_000,
};

/**
 * Milliseconds to wait after attempt number `attempt` (1 for the first).
 * @param random from 0 to 1
 */
export function waitAfter(attempt: number, pace: Pace, random = Math.random()): number {
  const { first, longest, spread } = pace;
  const wait = Math.min(first * 2 ** (attempt - 1), longest);
  return Math.round(wait * (1 + spread * (2 * random - 1)));
}
