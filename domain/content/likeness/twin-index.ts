import { type ComparedText, likenessLimits, likenessOf, withoutBlocks } from './compared-text.ts';
import { Postings } from './postings.ts';

/** A block that stands in as many items is the site's, not theirs. */
const sharedBy = 3;

/** Without shared blocks as much must be left, or the whole texts are compared. */
const ownPart = 0.2;
const ownShingles = 40;

/** Of one item no more are named. */
const maxTwins = 20;

export interface Twin {
  id: string;
  likeness: number;
}

interface Entry {
  id: string;
  text: ComparedText;
  isGone: boolean;
}

/**
 * The texts of one kind in one language by each five words in a row: what two share is counted on the way
 * through the lists of one of them, so the likeness is exact and no text is read twice.
 */
export class TwinIndex {
  #entries: Entry[] = [];
  #postings = new Postings();
  readonly #places = new Map<string, number>();
  readonly #blocks = new Map<number, number>();

  get size(): number {
    return this.#places.size;
  }

  ids(): string[] {
    return [...this.#places.keys()];
  }

  set(id: string, text: ComparedText): void {
    this.delete(id);
    this.#add({ id, text, isGone: false });
    this.#countBlocks(text, 1);
  }

  #add(entry: Entry): void {
    const place = this.#entries.push(entry) - 1;
    this.#places.set(entry.id, place);
    for (const shingle of entry.text.shingles) this.#postings.add(shingle, place);
  }

  delete(id: string): void {
    const entry = this.#entries[this.#places.get(id) ?? -1];
    if (!entry) return;
    entry.isGone = true;
    this.#places.delete(id);
    this.#countBlocks(entry.text, -1);
    if (this.#entries.length > 2 * this.size + 100) this.#dropGone();
  }

  #dropGone(): void {
    const left = this.#entries.filter(({ isGone }) => !isGone);
    this.#entries = [];
    this.#postings = new Postings();
    for (const entry of left) this.#add(entry);
  }

  #countBlocks({ blocks }: ComparedText, change: number): void {
    for (const hash of new Set(blocks.map((block) => block.hash))) {
      const count = (this.#blocks.get(hash) ?? 0) + change;
      if (count > 0) this.#blocks.set(hash, count);
      else this.#blocks.delete(hash);
    }
  }

  /** Blocks that both have and others have, too. */
  #sharedBlocks(one: ComparedText, other: ComparedText): Set<number> {
    const own = new Set(one.blocks.map(({ hash }) => hash));
    const both = other.blocks.map(({ hash }) => hash).filter((hash) => own.has(hash));
    return new Set(both.filter((hash) => (this.#blocks.get(hash) ?? 0) >= sharedBy));
  }

  /** Of what is their own, where there is enough of it. */
  #likeness(one: ComparedText, other: ComparedText, whole: number): number {
    const shared = this.#sharedBlocks(one, other);
    if (shared.size === 0) return whole;
    const [mine, theirs] = [withoutBlocks(one, shared), withoutBlocks(other, shared)];
    const isEnough = (part: Int32Array, { shingles }: ComparedText) =>
      part.length >= Math.max(ownShingles, shingles.length * ownPart);
    return isEnough(mine, one) && isEnough(theirs, other) ? likenessOf(mine, theirs) : whole;
  }

  /** Items of at least the likeness that warns, the most alike first. */
  twinsOf(text: ComparedText, except: string | null): Twin[] {
    const counts = new Uint32Array(this.#entries.length);
    for (const shingle of text.shingles) this.#postings.countInto(counts, shingle);
    const twins: Twin[] = [];
    counts.forEach((both, place) => {
      const entry = this.#entries[place];
      if (both === 0 || !entry || entry.isGone || entry.id === except) return;
      const whole = both / (text.shingles.length + entry.text.shingles.length - both);
      if (whole < likenessLimits.warning) return;
      const likeness = this.#likeness(text, entry.text, whole);
      if (likeness >= likenessLimits.warning) twins.push({ id: entry.id, likeness });
    });
    return twins.toSorted((one, other) => other.likeness - one.likeness).slice(0, maxTwins);
  }

  twinsOfStored(id: string): Twin[] {
    const entry = this.#entries[this.#places.get(id) ?? -1];
    return entry ? this.twinsOf(entry.text, id) : [];
  }
}
