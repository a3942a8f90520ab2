export class Mutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  get isLocked(): boolean {
    return this.#isLocked;
  }

  acquire(): Promise<void> | undefined {
    if (this.#isLocked) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
    return undefined;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}
