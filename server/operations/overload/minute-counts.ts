import { minute } from '../../../domain/durations.ts';

const windowLength = minute;

const maxKeys = 10_000;

interface Counted {
  since: number;
  times: number;
}

/** How often something was asked for per key and minute, in memory: a refusal writes nothing (threat T36). */
export class MinuteCounts {
  readonly #limit: number;
  readonly #keys = new Map<string, Counted>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns false above the limit */
  count(key: string): boolean {
    const known = this.#find(key) ?? { since: performance.now(), times: 0 };
    known.times += 1;
    this.#keys.set(key, known);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > maxKeys && oldest !== undefined) this.#keys.delete(oldest);
    return known.times <= this.#limit;
  }

  #find(key: string): Counted | undefined {
    const known = this.#keys.get(key);
    if (known && performance.now() - known.since < windowLength) return known;
    this.#keys.delete(key);
    return undefined;
  }
}
