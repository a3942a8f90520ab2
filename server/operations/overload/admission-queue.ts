/** Milliseconds a reader waits to be let on: in overload (served p99 ≤ 1 s, fault F13), and on a cold site (F22). */
const maxWait = { overload: 700, cold: 5_000 };

/** Milliseconds between two looks whether somebody has waited too long while nobody is let on. */
const lateCheckInterval = 50;

/** Readers at work at once, also while the process is full: one person's heavy work makes it full, too. */
const maxActive = { usual: 50, full: 25 };

/** Milliseconds that newcomers may keep the next reader from being let on. */
const maxArrivalWait = 10;

interface QueueState {
  /** Whether the process is to take on as little as it can. */
  isFull: () => boolean;
  /** Whether pages are being made that others will then get from memory. */
  isFilling: () => boolean;
}

interface Waiting {
  since: number;
  settle: (isAdmitted: boolean) => void;
}

/**
 * Readers in the order of their arrival, one let on in each turn of the event loop. A page is made without ever
 * waiting: begun on arrival, a crowd would stand unseen in the sockets behind it. Between two pages
 * the loop turns until nobody new has come, for it takes one connection a turn (fault F13).
 */
export class AdmissionQueue {
  readonly #state: QueueState;
  readonly #waiting = new Map<string, Waiting>();
  readonly #active = new Set<string>();
  #isScheduled = false;
  #hasArrivals = false;
  /** Until when newcomers are waited for; set after the last reader's work. */
  #arrivalsUntil: number | undefined;
  #lateCheck: NodeJS.Timeout | undefined;

  constructor(state: QueueState) {
    this.#state = state;
  }

  /** Whether nobody waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Somebody is at the door, though not yet with a request. */
  noteArrival(): void {
    this.#hasArrivals = true;
  }

  /**
   * Resolves when it is this reader's turn, true to be served, false to be refused. Whoever is served calls
   * `leave` when the answer is there.
   */
  async enter(id: string): Promise<boolean> {
    return new Promise((settle) => {
      this.#waiting.set(id, { since: performance.now(), settle });
      this.noteArrival();
      this.#lateCheck ??= setInterval(() => this.#refuseLate(), lateCheckInterval);
      this.#schedule();
    });
  }

  /** The answer is there, nobody waits for it any longer, or the rest of the work has a queue of its own. */
  leave(id: string): void {
    this.#refuse(id);
    if (this.#active.delete(id)) this.#schedule();
  }

  get #limit(): number {
    return this.#state.isFull() ? maxActive.full : maxActive.usual;
  }

  /** Turns while somebody waits and may be let on; otherwise whoever leaves sets it going again. */
  #schedule(): void {
    if (this.#isScheduled || this.isEmpty || this.#active.size >= this.#limit) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#turn();
      this.#schedule();
    });
  }

  #turn(): void {
    const now = performance.now();
    this.#refuseLate();
    this.#arrivalsUntil ??= now + maxArrivalWait;
    if (!this.#hasArrivals || now > this.#arrivalsUntil) {
      this.#admitNext();
      this.#arrivalsUntil = undefined;
    }
    this.#hasArrivals = false;
  }

  #admitNext(): void {
    const [[id, next] = []] = this.#waiting;
    if (id === undefined || !next) return;
    this.#waiting.delete(id);
    this.#active.add(id);
    next.settle(true);
  }

  #refuseLate(): void {
    const now = performance.now();
    for (const [id, { since }] of this.#waiting) {
      if (this.#mayWait(now - since)) return;
      this.#refuse(id);
    }
    clearInterval(this.#lateCheck);
    this.#lateCheck = undefined;
  }

  #refuse(id: string): void {
    this.#waiting.get(id)?.settle(false);
    this.#waiting.delete(id);
  }

  /** As few as may be at work at once are no crowd: they are let on, however slow the machine. */
  #mayWait(waited: number): boolean {
    const isCrowd = this.#waiting.size + this.#active.size > this.#limit;
    if (waited < maxWait.overload || !isCrowd) return true;
    return waited < maxWait.cold && this.#state.isFilling();
  }
}
