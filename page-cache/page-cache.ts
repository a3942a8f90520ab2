import type { FinishedPage } from './finished-page.ts';
import { LruCache } from './lru-cache.ts';

/** Different pages kept of one with random parts (decision D20). */
const maxVariants = 4;

/** Milliseconds until random parts are chosen anew, and until any page is made anew: the year on it may end. */
const randomLifetime = 60_000;
const lifetime = 3_600_000;

/** A new page, and how long it is good: not at all, with a new random choice a minute, or for its version. */
export interface Made {
  page: FinishedPage;
  keep: 'no' | 'random' | 'fixed';
}

/**
 * Milliseconds for which a version is new at most, and after the last new address in which the next one is
 * expected. The first is a limit because addresses with a query can be invented without end.
 */
const maxFillTime = 60_000;
const fillIdleTime = 2_000;

/** All that is kept of one address. */
class Slot {
  readonly pages: FinishedPage[];
  readonly #expires: number;
  #missing: number;

  constructor({ page, keep }: Made, now: number) {
    const isRandom = keep === 'random';
    this.pages = [page];
    this.#missing = isRandom ? maxVariants - 1 : 0;
    this.#expires = now + (isRandom ? randomLifetime : lifetime);
  }

  get bytes(): number {
    return this.pages.reduce((sum, page) => sum + page.bytes, 0);
  }

  get isComplete(): boolean {
    return this.#missing === 0;
  }

  isGood(now: number): boolean {
    return now < this.#expires;
  }

  /** Takes another variant; two draws may have come out the same. */
  add(page: FinishedPage): void {
    this.#missing--;
    if (!this.pages.some(({ etag }) => etag === page.etag)) this.pages.push(page);
  }

  /** The one that the client has, or any. */
  pick(ifNoneMatch: string | undefined): FinishedPage | undefined {
    if (ifNoneMatch !== undefined) {
      const known = this.pages.find((page) => page.isKnownTo(ifNoneMatch));
      if (known) return known;
    }
    const { length } = this.pages;
    return this.pages[length === 1 ? 0 : Math.floor(Math.random() * length)];
  }
}

/** Finished public pages of one content version. Knows nothing of what a page is made from. */
export class PageCache {
  readonly #addresses: LruCache<Slot>;
  /** Addresses with a query have a share of their own: inventing them pushes no page out. */
  readonly #queries: LruCache<Slot>;
  readonly #making = new Map<string, Promise<FinishedPage>>();
  readonly #now: () => number;
  #version: number | undefined;
  /** When addresses of this version were kept for the first time. */
  #filled: { since: number; last: number } | undefined;

  /** @param bytes Of all pages together. @param now Milliseconds of any clock that never jumps. */
  constructor(bytes: number, now: () => number = () => performance.now()) {
    this.#addresses = new LruCache((bytes * 7) / 8);
    this.#queries = new LruCache(bytes / 8);
    this.#now = now;
  }

  get bytes(): number {
    return this.#addresses.bytes + this.#queries.bytes;
  }

  get size(): number {
    return this.#addresses.size + this.#queries.size;
  }

  /** Whether nothing of this version is kept yet, or a new address was a moment ago. */
  get isFilling(): boolean {
    if (!this.#filled) return true;
    const { since, last } = this.#filled;
    const now = this.#now();
    return now - since < maxFillTime && now - last < fillIdleTime;
  }

  /** Forgets every page of another version. */
  setVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#filled = undefined;
    this.#addresses.clear();
    this.#queries.clear();
  }

  /** Whatever is kept of an address, for want of a better one. */
  last(key: string): FinishedPage | undefined {
    return this.#pagesFor(key).get(key)?.pick(undefined);
  }

  /** A page that can be sent at once, or undefined when one has to be made. */
  hit(key: string, ifNoneMatch?: string): FinishedPage | undefined {
    const slot = this.#find(key);
    return slot?.isComplete ? slot.pick(ifNoneMatch) : undefined;
  }

  /**
   * The page of an address at a version. A rush on one that is missing makes it once; a page made for
   * an earlier version reaches whoever asked for it then, and nobody else.
   * @throws what `make` throws, to all who wait for it; the next one tries again.
   */
  async obtain(
    key: string,
    version: number,
    make: () => Promise<Made>,
    ifNoneMatch?: string,
  ): Promise<FinishedPage> {
    const flight = `${version} ${key}`;
    const slot = version === this.#version ? this.#find(key) : undefined;
    const making = this.#making.get(flight);
    const kept = slot && (slot.isComplete || making) ? slot.pick(ifNoneMatch) : undefined;
    if (kept) return kept;
    if (making) return making;
    const begun = this.#makeOrKeep(key, version, make).finally(() => this.#making.delete(flight));
    this.#making.set(flight, begun);
    return begun;
  }

  /** Counts a page's bytes again after it was encoded once more. */
  remeasure(key: string): void {
    const pages = this.#pagesFor(key);
    const slot = pages.get(key);
    if (slot) pages.set(key, slot);
  }

  /** While the server cannot make a page, the last one of this version stands in (fault F07). */
  async #makeOrKeep(key: string, version: number, make: () => Promise<Made>) {
    const old = version === this.#version ? this.last(key) : undefined;
    try {
      const page = await this.#make(key, version, make);
      return page.status >= 500 && old && version === this.#version ? old : page;
    } catch (error) {
      if (old && version === this.#version) return old;
      throw error;
    }
  }

  async #make(key: string, version: number, make: () => Promise<Made>): Promise<FinishedPage> {
    const made = await make();
    if (made.keep !== 'no' && version === this.#version) this.#keep(key, made);
    return made.page;
  }

  #keep(key: string, made: Made): void {
    const slot = this.#find(key);
    slot?.add(made.page);
    const now = this.#now();
    if (!slot) this.#filled = { since: this.#filled?.since ?? now, last: now };
    this.#pagesFor(key).set(key, slot ?? new Slot(made, now));
  }

  #find(key: string): Slot | undefined {
    const slot = this.#pagesFor(key).get(key);
    return slot?.isGood(this.#now()) ? slot : undefined;
  }

  #pagesFor(key: string): LruCache<Slot> {
    return key.includes('?') ? this.#queries : this.#addresses;
  }
}
