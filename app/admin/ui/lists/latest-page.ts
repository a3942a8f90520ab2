import { type Outcome, outcomeOf } from '../loaded.tsx';

let latest = new AbortController();

/**
 * One page of a list. It ends the call before it, whose answer then never comes: no older one takes the
 * place of a newer one, and no failure of its own making is shown.
 */
export async function latestPage<Page>(
  find: (signal: AbortSignal) => Promise<Page>,
): Promise<Outcome<Page>> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const outcome = await outcomeOf(find(signal));
  return signal.aborted ? new Promise<never>(() => {}) : outcome;
}

/** Whether an address shows only another part of the list on screen: what stands beside it stays. */
export function isOtherPart({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search !== location.search;
}
