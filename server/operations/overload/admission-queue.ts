/** Milliseconds in the queue: in overload (p99 served ≤ 1 s, fault F13), on a cold cache (F22). */
const maxWait = { overload: 700, cold: 5_000 };

const checkInterval = 50;

/** Requests in progress, lower while the process is overloaded. */
const maxActive = { usual: 50, full: 25 };

/** Milliseconds for which new arrivals may delay the next admission. */
const maxArrivalWait = 10;

interface QueueState {
  isFull: () => boolean;
  /** Whether pages are being rendered that later requests will get from the cache. */
  isFilling: () => boolean;
}

interface Waiting {
  since: number;
  settle: (isAdmitted: boolean) => void;
}

/**
 * Reading requests in order of arrival, one admitted per turn of the event loop. Rendering blocks
 * the loop: if it began on arrival, later requests would wait unseen in their sockets. So the loop
 * turns until nobody new arrives, one connection per turn, before the next request is admitted
 * (fault F13).
 */
export class AdmissionQueue {
  readonly #state: QueueState;
  readonly #waiting = new Map<string, Waiting>();
  readonly #active = new Set<string>();
  #isScheduled = false;
  #hasArrivals = false;
  #arrivalsUntil: number | undefined;
  #check: NodeJS.Timeout | undefined;

  constructor(state: QueueState) {
    this.#state = state;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** A connection has arrived, maybe without its request yet. */
  noteArrival(): void {
    this.#hasArrivals = true;
  }

  /** Resolves true when admitted, false when refused. Whoever is admitted calls `leave`. */
  async enter(id: string): Promise<boolean> {
    return new Promise((settle) => {
      this.#waiting.set(id, { since: performance.now(), settle });
      this.noteArrival();
      this.#check ??= setInterval(() => this.#checkWaiting(), checkInterval);
      this.#schedule();
    });
  }

  leave(id: string): void {
    this.#refuse(id);
    if (this.#active.delete(id)) this.#schedule();
  }

  get #limit(): number {
    return this.#state.isFull() ? maxActive.full : maxActive.usual;
  }

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
    clearInterval(this.#check);
    this.#check = undefined;
  }

  #checkWaiting(): void {
    this.#refuseLate();
    // Nobody tells when the overload ends and the limit rises.
    this.#schedule();
  }

  #refuse(id: string): void {
    this.#waiting.get(id)?.settle(false);
    this.#waiting.delete(id);
  }

  /** No more than may be in progress are no overload, however slow the machine is. */
  #mayWait(waited: number): boolean {
    const isCrowd = this.#waiting.size + this.#active.size > this.#limit;
    if (waited < maxWait.overload || !isCrowd) return true;
    return waited < maxWait.cold && this.#state.isFilling();
  }
}
