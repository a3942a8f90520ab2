/** Counts by name until stored. New names above the limit are dropped: a flood costs no memory. */
export class Tally {
  readonly #limit: number;
  #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  count(name: string, times = 1): void {
    const counted = this.#counts.get(name);
    if (counted === undefined && this.#counts.size >= this.#limit) return;
    this.#counts.set(name, (counted ?? 0) + times);
  }

  take(): Map<string, number> {
    const counts = this.#counts;
    this.#counts = new Map();
    return counts;
  }

  async store(store: (counts: Map<string, number>) => Promise<void>): Promise<void> {
    const counts = this.take();
    try {
      await store(counts);
    } catch (error) {
      for (const [name, times] of counts) this.count(name, times);
      throw error;
    }
  }
}
