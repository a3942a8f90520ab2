/** Something that one caller has at a time; the one who has waited longest is next. */
export class Turn {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  take(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return undefined;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
