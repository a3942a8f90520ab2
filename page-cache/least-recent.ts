/** A map that holds a given number of bytes and forgets what was asked for longest ago. */
export class LeastRecent<Value extends { readonly bytes: number }> {
  readonly #limit: number;
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  /** @param limit Bytes of all values together; one value may take an eighth of them. */
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
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value, or measures it again when it has grown. */
  set(key: string, value: Value): void {
    this.delete(key);
    const { bytes } = value;
    if (bytes > this.#limit / 8) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.delete(oldest);
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
