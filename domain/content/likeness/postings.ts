/** Whole numbers, in an array that grows. */
function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

const firstSize = 1 << 12;

/**
 * An inverted index: for each hash the places where it occurs. Chained lists in typed arrays, 12 to 20
 * bytes an entry; a map of arrays takes ten times as much.
 */
export class Postings {
  #hashes = new Int32Array(firstSize);
  #places = new Int32Array(firstSize);
  /** The entry before in the same list, plus one; 0 ends it. */
  #before = new Int32Array(firstSize);
  #lists = new Int32Array(firstSize);
  #count = 0;

  #link(entry: number): void {
    const list = (this.#hashes[entry] ?? 0) & (this.#lists.length - 1);
    this.#before[entry] = this.#lists[list] ?? 0;
    this.#lists[list] = entry + 1;
  }

  #grow(): void {
    this.#hashes = grown(this.#hashes);
    this.#places = grown(this.#places);
    this.#before = new Int32Array(this.#hashes.length);
    this.#lists = new Int32Array(this.#hashes.length);
    for (let entry = 0; entry < this.#count; entry += 1) this.#link(entry);
  }

  add(hash: number, place: number): void {
    if (this.#count === this.#hashes.length) this.#grow();
    this.#hashes[this.#count] = hash;
    this.#places[this.#count] = place;
    this.#link(this.#count);
    this.#count += 1;
  }

  /** Adds one to the count of each place where the hash occurs. */
  countInto(counts: Uint32Array, hash: number): void {
    let entry = this.#lists[hash & (this.#lists.length - 1)] ?? 0;
    while (entry > 0) {
      const at = entry - 1;
      if (this.#hashes[at] === hash) {
        const place = this.#places[at] ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
      entry = this.#before[at] ?? 0;
    }
  }
}
