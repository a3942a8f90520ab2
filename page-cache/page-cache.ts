import type { FinishedPage } from './finished-page.ts';
import { type LruCache, lruCache } from './lru-cache.ts';

const maxVariants = 4;

/** Milliseconds; a fixed page expires as well, because the year in its footer may end. */
const randomLifetime = 60_000;
const lifetime = 3_600_000;

export interface MadePage {
  page: FinishedPage;
  keep: 'no' | 'random' | 'fixed';
}

/** Milliseconds; the first bounds invented queries. */
const maxFillTime = 60_000;
const fillIdleTime = 2_000;

class Slot {
  readonly pages: FinishedPage[];
  readonly #expires: number;
  #missing: number;

  constructor({ page, keep }: MadePage, now: number) {
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

  add(page: FinishedPage): void {
    this.#missing--;
    if (!this.pages.some(({ etag }) => etag === page.etag)) this.pages.push(page);
  }

  pick(ifNoneMatch: string | undefined): FinishedPage | undefined {
    if (ifNoneMatch !== undefined) {
      const known = this.pages.find((page) => page.isKnownTo(ifNoneMatch));
      if (known) return known;
    }
    const { length } = this.pages;
    return this.pages[length === 1 ? 0 : Math.floor(Math.random() * length)];
  }
}

export class PageCache {
  readonly #addresses: LruCache<Slot>;
  /** A cache of their own, so that invented queries evict no page. */
  readonly #queries: LruCache<Slot>;
  readonly #making = new Map<string, Promise<FinishedPage>>();
  readonly #now: () => number;
  #version: number | undefined;
  #filled: { since: number; last: number } | undefined;

  constructor(bytes: number, now: () => number = () => performance.now()) {
    this.#addresses = lruCache((bytes * 7) / 8);
    this.#queries = lruCache(bytes / 8);
    this.#now = now;
  }

  get bytes(): number {
    return this.#addresses.calculatedSize + this.#queries.calculatedSize;
  }

  get size(): number {
    return this.#addresses.size + this.#queries.size;
  }

  get isFilling(): boolean {
    if (!this.#filled) return true;
    const { since, last } = this.#filled;
    const now = this.#now();
    return now - since < maxFillTime && now - last < fillIdleTime;
  }

  setVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#filled = undefined;
    this.#addresses.clear();
    this.#queries.clear();
  }

  last(key: string): FinishedPage | undefined {
    return this.#pagesFor(key).get(key)?.pick(undefined);
  }

  hit(key: string, ifNoneMatch?: string): FinishedPage | undefined {
    const slot = this.#find(key);
    return slot?.isComplete ? slot.pick(ifNoneMatch) : undefined;
  }

  /** Concurrent callers share one `make`; what it throws reaches all of them. */
  async obtain(
    key: string,
    version: number,
    make: () => Promise<MadePage>,
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

  remeasure(key: string): void {
    const slot = this.#pagesFor(key).get(key);
    if (slot) this.#measure(key, slot);
  }

  /** While the server cannot make a page, the last one of this version is served (fault F07). */
  async #makeOrKeep(key: string, version: number, make: () => Promise<MadePage>) {
    const old = version === this.#version ? this.last(key) : undefined;
    try {
      const page = await this.#make(key, version, make);
      return page.status >= 500 && old && version === this.#version ? old : page;
    } catch (error) {
      if (old && version === this.#version) return old;
      throw error;
    }
  }

  async #make(key: string, version: number, make: () => Promise<MadePage>): Promise<FinishedPage> {
    const made = await make();
    if (made.keep !== 'no' && version === this.#version) this.#keep(key, made);
    return made.page;
  }

  #keep(key: string, made: MadePage): void {
    const slot = this.#find(key);
    slot?.add(made.page);
    const now = this.#now();
    if (!slot) this.#filled = { since: this.#filled?.since ?? now, last: now };
    this.#measure(key, slot ?? new Slot(made, now));
  }

  #measure(key: string, slot: Slot): void {
    const pages = this.#pagesFor(key);
    pages.delete(key);
    pages.set(key, slot);
  }

  #find(key: string): Slot | undefined {
    const slot = this.#pagesFor(key).get(key);
    return slot?.isGood(this.#now()) ? slot : undefined;
  }

  #pagesFor(key: string): LruCache<Slot> {
    return key.includes('?') ? this.#queries : this.#addresses;
  }
}
