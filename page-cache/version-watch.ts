import { setTimeout } from 'node:timers/promises';

/** Milliseconds until the version is read again in the background, and before an answer. */
const freshFor = 200;
const maxAge = 400;

/** Milliseconds a request waits for a silent database before it uses the last known version. */
const lookTimeout = 300;

interface WatchedVersion {
  look: () => Promise<number>;
  onChange: (version: number) => void;
  onFailure: (error: unknown) => void;
}

export class VersionWatch {
  readonly #watched: WatchedVersion;
  readonly #now: () => number;
  #version: number | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  /** Raised by every change of this process; a read that began before it proves nothing. */
  #generation = 0;
  #provenGeneration = -1;

  constructor(watched: WatchedVersion, now: () => number = () => performance.now()) {
    this.#watched = watched;
    this.#now = now;
  }

  get current(): number | undefined {
    if (this.#provenGeneration !== this.#generation) return undefined;
    const age = this.#now() - this.#lookedAt;
    if (age >= maxAge) return undefined;
    if (age >= freshFor) void this.#look();
    return this.#version;
  }

  expire(): void {
    this.#generation++;
    this.#looking = undefined;
  }

  async ask(): Promise<number | undefined> {
    const known = this.current;
    if (known !== undefined) return known;
    await Promise.race([this.#look(), setTimeout(lookTimeout, undefined, { ref: false })]);
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
