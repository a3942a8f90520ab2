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

const beside = new Map<string, Promise<unknown>>();

/** What stands beside a list, asked for anew unless `url` is only another part of the list on screen. */
export function askedBeside<Answer>(
  key: string,
  url: URL,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const isOtherPart = url.pathname === location.pathname && url.search !== location.search;
  const asked = (isOtherPart && beside.get(key)) || ask();
  beside.set(key, asked);
  // Each key has one `ask`.
  return asked as Promise<Answer>;
}
