import { setTimeout } from 'node:timers/promises';
import { minute } from '../../../domain/durations.ts';

const callTimeout = 10_000;
const minBackoff = 1_000;
const maxBackoff = minute;
const maxAttempts = 12;

interface PurgeOptions {
  /** From the configuration only (threat T25); a redirect counts as a failure. */
  url: string;
  onFailure: (error: unknown) => void;
  wait?: (milliseconds: number) => Promise<unknown>;
}

async function post(url: string, version: number): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ contentVersion: version }),
    redirect: 'error',
    signal: AbortSignal.timeout(callTimeout),
  });
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}

/** One call at a time, always for the latest version, with backoff while it fails. */
export function cdnPurger({
  url,
  onFailure,
  wait = (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
}: PurgeOptions): (version: number) => Promise<void> {
  let wanted: number | undefined;
  let purged: number | undefined;
  let isRunning = false;

  async function attempt(number: number): Promise<boolean> {
    const version = wanted ?? 0;
    try {
      await post(url, version);
      purged = version;
      return true;
    } catch (error) {
      onFailure(error);
      if (number + 1 < maxAttempts) await wait(Math.min(minBackoff * 2 ** number, maxBackoff));
      return false;
    }
  }

  return async function purge(version) {
    wanted = version;
    if (isRunning) return;
    isRunning = true;
    let failures = 0;
    while (purged !== wanted && failures < maxAttempts) {
      failures = (await attempt(failures)) ? 0 : failures + 1;
    }
    isRunning = false;
  };
}
