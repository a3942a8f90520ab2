const windowLength = 60_000;

const maxNetworks = 10_000;

interface Counted {
  since: number;
  posts: number;
}

/** Refused posts per network and minute, in memory: a refusal writes nothing (threat T36). */
export class RefusedPosts {
  readonly #limit: number;
  readonly #networks = new Map<string, Counted>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  count(network: string): boolean {
    const known = this.#find(network) ?? { since: performance.now(), posts: 0 };
    known.posts += 1;
    this.#networks.set(network, known);
    const [oldest] = this.#networks.keys();
    if (this.#networks.size > maxNetworks && oldest !== undefined) this.#networks.delete(oldest);
    return known.posts <= this.#limit;
  }

  #find(network: string): Counted | undefined {
    const known = this.#networks.get(network);
    if (known && performance.now() - known.since < windowLength) return known;
    this.#networks.delete(network);
    return undefined;
  }
}
