/** Milliseconds after which a reader's turn comes too late. */
const longestWait = 500;

/** So many are no crowd, however slow the machine and whatever they wait for: they are let on, late or not. */
const noCrowd = 50;

/** While the process is full, only so many are let in: one person's heavy work makes it full, too. */
const alwaysServed = 25;

/** Milliseconds that newcomers may keep the next reader from the turn. */
const longestWelcome = 10;

interface Reader {
  since: number;
  decide: (isServed: boolean) => void;
}

/**
 * Readers in the order of their arrival, one let on in each turn of the event loop. A page is made without ever
 * waiting: begun on arrival, a crowd would stand unseen in the sockets behind it. Between two pages
 * the loop turns until nobody new has come, for it takes one connection a turn (fault R13).
 */
export class ReaderQueue {
  readonly #isFull: () => boolean;
  readonly #waiting = new Map<string, Reader>();
  /** Since when each of them is made something for. */
  readonly #atWork = new Map<string, number>();
  #isTurning = false;
  #hasNews = false;
  /** Until when newcomers are waited for; set after the last reader's work. */
  #welcomeUntil: number | undefined;

  /** @param isFull Whether the process is to take on nothing but what it cannot refuse. */
  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  /** Somebody is at the door, though not yet with a request. */
  expect(): void {
    this.#hasNews = true;
  }

  /**
   * Resolves when it is this reader's turn, true to be served, false to be refused. Whoever is served calls
   * `leave` when the answer is there.
   */
  async enter(id: string): Promise<boolean> {
    if (this.#isStuck() || (this.#isFull() && this.#size >= alwaysServed)) return false;
    return new Promise((decide) => {
      this.#waiting.set(id, { since: performance.now(), decide });
      this.expect();
      if (this.#isTurning) return;
      this.#isTurning = true;
      setImmediate(() => this.#turn());
    });
  }

  /** The answer is there, or nobody waits for it any longer. */
  leave(id: string): void {
    this.#atWork.delete(id);
    this.#waiting.get(id)?.decide(false);
    this.#waiting.delete(id);
  }

  #turn(): void {
    const now = performance.now();
    this.#refuseLate(now);
    this.#welcomeUntil ??= now + longestWelcome;
    if (!this.#hasNews || now > this.#welcomeUntil) {
      this.#letOn(now);
      this.#welcomeUntil = undefined;
    }
    this.#hasNews = false;
    this.#isTurning = this.#waiting.size > 0;
    if (this.#isTurning) setImmediate(() => this.#turn());
  }

  #refuseLate(now: number): void {
    for (const [id, { since, decide }] of this.#waiting) {
      if (now - since <= longestWait || this.#size <= noCrowd) return;
      this.#waiting.delete(id);
      decide(false);
    }
  }

  #letOn(now: number): void {
    const [[id, reader] = []] = this.#waiting;
    if (id === undefined || !reader) return;
    this.#waiting.delete(id);
    this.#atWork.set(id, now);
    reader.decide(true);
  }

  get #size(): number {
    return this.#waiting.size + this.#atWork.size;
  }

  /** What readers wait for does not keep up. */
  #isStuck(): boolean {
    const [first = 0] = this.#atWork.values();
    return this.#atWork.size > noCrowd && performance.now() - first > longestWait;
  }
}
