/** An approximate LRU (second chance): a hit only sets a flag, which is cheaper than reordering. */
export class LruCache<Value extends { readonly bytes: number }> {
  readonly #limit: number;
  readonly #entries = new Map<string, { value: Value; bytes: number; isAskedFor: boolean }>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.isAskedFor = true;
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const { bytes } = value;
    if (bytes > this.#limit / 8) return;
    this.#entries.set(key, { value, bytes, isAskedFor: false });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      if (!entry.isAskedFor) this.delete(oldest);
      else {
        this.#entries.delete(oldest);
        this.#entries.set(oldest, { ...entry, isAskedFor: false });
      }
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
