import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import { unreadable } from '../unreadable.ts';
import { markdownEntry } from './markdown-item.ts';

const script = join(import.meta.dirname, 'markdown-worker.ts');

const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** UTF-16 code units that take some hundredths of a second at worst, less than a thread to begin. */
const shortText = 2_000;

const tooMuch = new Error(
  'It takes too long to read, or too much memory. Shorten it, or divide it into several.',
);

/**
 * Reads one text after the other beside the server, which goes on answering: for some texts of a few
 * kilobytes the readers of Markdown and YAML need minutes (T44).
 */
export class MarkdownThread {
  readonly #known: ReadonlySet<string>;
  readonly #timeout: number;
  #worker: Worker | null = null;

  /** @param timeout milliseconds for one text */
  constructor(known: ReadonlySet<string>, timeout: number) {
    this.#known = known;
    this.#timeout = timeout;
  }

  async #begun(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    this.#worker = new Worker(script, { workerData: this.#known, resourceLimits, execArgv: [] });
    await once(this.#worker, 'message');
    return this.#worker;
  }

  async read(path: string, text: string): Promise<SourceEntry> {
    if (text.length <= shortText) return markdownEntry(path, text, this.#known);
    const worker = await this.#begun();
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(this.#timeout) });
      worker.postMessage({ path, text });
      const [entry] = await answered;
      return entry;
    } catch {
      await this.close();
      return unreadable(path, tooMuch);
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}
