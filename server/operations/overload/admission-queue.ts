/** Milliseconds a reader waits to be let on: in overload (served p99 ≤ 1 s, fault F13), and on a cold site (F22). */
const maxWait = { overload: 700, cold: 5_000 };

/** Milliseconds between two looks whether somebody has waited too long while nobody is let on. */
const lookEvery = 50;

/** Readers at work at once, also while the process is full: one person's heavy work makes it full, too. */
const maxAtWork = { usual: 50, full: 25 };

/** Milliseconds that newcomers may keep the next reader from being let on. */
const maxWelcome = 10;

interface QueueState {
  /** Whether the process is to take on as little as it can. */
  isFull: () => boolean;
  /** Whether pages are being made that others will then get from memory. */
  isFilling: () => boolean;
}

interface Reader {
  since: number;
  decide: (isServed: boolean) => void;
}

/**
 * Readers in the order of their arrival, one let on in each turn of the event loop. A page is made without ever
 * waiting: begun on arrival, a crowd would stand unseen in the sockets behind it. Between two pages
 * the loop turns until nobody new has come, for it takes one connection a turn (fault F13).
 */
export class ReaderQueue {
  readonly #state: QueueState;
  readonly #waiting = new Map<string, Reader>();
  readonly #atWork = new Set<string>();
  #isTurning = false;
  #hasNews = false;
  /** Until when newcomers are waited for; set after the last reader's work. */
  #welcomeUntil: number | undefined;
  #looking: NodeJS.Timeout | undefined;

  constructor(state: QueueState) {
    this.#state = state;
  }

  /** Whether nobody waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
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
    return new Promise((decide) => {
      this.#waiting.set(id, { since: performance.now(), decide });
      this.expect();
      this.#looking ??= setInterval(() => this.#refuseLate(), lookEvery);
      this.#takeTurns();
    });
  }

  /** The answer is there, nobody waits for it any longer, or the rest of the work has a queue of its own. */
  leave(id: string): void {
    this.#refuse(id);
    if (this.#atWork.delete(id)) this.#takeTurns();
  }

  get #limit(): number {
    return this.#state.isFull() ? maxAtWork.full : maxAtWork.usual;
  }

  /** Turns while somebody waits and may be let on; otherwise whoever leaves sets it going again. */
  #takeTurns(): void {
    if (this.#isTurning || this.isEmpty || this.#atWork.size >= this.#limit) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      this.#turn();
      this.#takeTurns();
    });
  }

  #turn(): void {
    const now = performance.now();
    this.#refuseLate();
    this.#welcomeUntil ??= now + maxWelcome;
    if (!this.#hasNews || now > this.#welcomeUntil) {
      this.#letOn();
      this.#welcomeUntil = undefined;
    }
    this.#hasNews = false;
  }

  #letOn(): void {
    const [[id, reader] = []] = this.#waiting;
    if (id === undefined || !reader) return;
    this.#waiting.delete(id);
    this.#atWork.add(id);
    reader.decide(true);
  }

  #refuseLate(): void {
    const now = performance.now();
    for (const [id, { since }] of this.#waiting) {
      if (this.#mayWait(now - since)) return;
      this.#refuse(id);
    }
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #refuse(id: string): void {
    this.#waiting.get(id)?.decide(false);
    this.#waiting.delete(id);
  }

  /** As few as may be at work at once are no crowd: they are let on, however slow the machine. */
  #mayWait(waited: number): boolean {
    const isCrowd = this.#waiting.size + this.#atWork.size > this.#limit;
    if (waited < maxWait.overload || !isCrowd) return true;
    return waited < maxWait.cold && this.#state.isFilling();
  }
}
