import { setTimeout } from 'node:timers/promises';

/** Milliseconds after which the version is looked at again beside an answer, and before one. */
const freshFor = 200;
const maxAge = 400;

/** Milliseconds a request waits for a silent database before it is content with the last known version. */
const lookTimeout = 300;

export interface WatchedVersion {
  /** Reads the version. @throws when the database cannot be read. */
  look: () => Promise<number>;
  onChange: (version: number) => void;
  /** Called for each failed look. */
  onFailure: (error: unknown) => void;
}

/**
 * Knows the content version without asking for it at every request: another process's change shows
 * after `usableFor` at the latest, and one of this process at once, because it calls `expire`.
 * While the database cannot be read, the last known version stays good.
 */
export class VersionWatch {
  readonly #watched: WatchedVersion;
  readonly #now: () => number;
  #version: number | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  /** Raised by every change of this process; a look that began before one proves nothing. */
  #generation = 0;
  #provenGeneration = -1;

  constructor(watched: WatchedVersion, now: () => number = () => performance.now()) {
    this.#watched = watched;
    this.#now = now;
  }

  /** The version, or undefined when it has to be asked for. */
  get current(): number | undefined {
    if (this.#provenGeneration !== this.#generation) return undefined;
    const age = this.#now() - this.#lookedAt;
    if (age >= maxAge) return undefined;
    if (age >= freshFor) void this.#look();
    return this.#version;
  }

  /** To be called after a change was stored and before anybody is told. */
  expire(): void {
    this.#generation++;
    this.#looking = undefined;
  }

  /** The version as it is now; undefined when nothing is known for sure. */
  async ask(): Promise<number | undefined> {
    const known = this.current;
    if (known !== undefined) return known;
    await Promise.race([this.#look(), setTimeout(lookTimeout, undefined, { ref: false })]);
    // A silent database is not waited for again by each request.
    this.#lookedAt = Math.max(this.#lookedAt, this.#now() - freshFor);
    return this.#provenGeneration === this.#generation ? this.#version : undefined;
  }

  #look(): Promise<void> {
    if (this.#looking) return this.#looking;
    const looking = this.#lookNow(this.#generation).finally(() => {
      if (this.#looking === looking) this.#looking = undefined;
    });
    this.#looking = looking;
    return looking;
  }

  async #lookNow(generation: number): Promise<void> {
    const begun = this.#now();
    try {
      const version = await this.#watched.look();
      if (generation !== this.#generation) return;
      this.#provenGeneration = generation;
      const changed = version !== this.#version;
      this.#version = version;
      if (changed) this.#watched.onChange(version);
    } catch (error) {
      this.#watched.onFailure(error);
    }
    this.#lookedAt = begun;
  }
}
