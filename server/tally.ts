/** Counts by name, between two visits of whoever stores them. New names beyond the limit are not counted. */
export class Tally {
  readonly #limit: number;
  #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  count(name: string): void {
    const counted = this.#counts.get(name);
    if (counted === undefined && this.#counts.size >= this.#limit) return;
    this.#counts.set(name, (counted ?? 0) + 1);
  }

  /** What was counted since the last time. */
  take(): Map<string, number> {
    const counts = this.#counts;
    this.#counts = new Map();
    return counts;
  }
}
