import type { Readable } from 'node:stream';
import { decodedText } from './decoded-text.ts';
import { ExportRefused } from './export-refused.ts';

/** UTF-16 code units of one row. */
const rowLimit = 12_000_000;

const depthLimit = 500;

const half = 'The file ends in the middle. Export it again and wait for the whole download.';
const foreign = 'The file is no JSON that can be read.';

/** Null where the row is no JSON, or too long. */
interface JsonRow {
  table: string;
  row: unknown;
}

interface Level {
  isList: boolean;
  /** The key that it stands at. */
  key: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Finds the rows of '"data": {"posts": [{…}, …], …}' while the text comes, so that a large file is
 * never in memory as a whole. Only quotes and brackets are read here; rows go to JSON.parse.
 */
class RowFinder {
  readonly #levels: Level[] = [];
  #key = '';
  #string: string | null = null;
  #isEscaped = false;
  #row: string[] | null = null;
  #rowLength = 0;
  #rowDepth = 0;
  #seen = false;

  *write(text: string): Generator<JsonRow> {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at] ?? '';
      if (this.#string !== null) {
        at = this.#readString(text, at);
        continue;
      }
      if (letter === '"') this.#string = '';
      else if (letter === '{' || letter === '[') {
        if (this.#row === null && letter === '{' && this.#isRow()) {
          start = at;
          this.#begin();
        }
        this.#open(letter === '[');
      } else if (letter === '}' || letter === ']') {
        this.#close(letter === ']');
        if (this.#row !== null && this.#levels.length === this.#rowDepth) {
          this.#addPart(text.slice(start, at + 1));
          yield this.#endRow();
        }
      }
    }
    if (this.#row !== null) this.#addPart(text.slice(start));
  }

  /** @throws {ExportRefused} */
  end(): void {
    if (!this.#seen || this.#levels.length > 0 || this.#string !== null)
      throw new ExportRefused(half);
  }

  /** @returns the place of the last letter that was read */
  #readString(text: string, from: number): number {
    let at = from;
    for (; at < text.length; at += 1) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (text[at] === '\\') this.#isEscaped = true;
      else if (text[at] === '"') {
        this.#key = `${this.#string}${this.#row === null ? text.slice(from, at) : ''}`;
        this.#string = null;
        return at;
      }
    }
    if (this.#row === null) this.#string += text.slice(from, Math.min(at, from + 200));
    return at;
  }

  #isRow(): boolean {
    const [list, parent] = [this.#levels.at(-1), this.#levels.at(-2)];
    return list?.isList === true && parent?.key === 'data' && !parent.isList;
  }

  #begin(): void {
    this.#row = [];
    this.#rowLength = 0;
    this.#rowDepth = this.#levels.length;
  }

  #addPart(part: string): void {
    this.#rowLength += part.length;
    if (this.#rowLength <= rowLimit) this.#row?.push(part);
  }

  #endRow(): JsonRow {
    const text = this.#rowLength <= rowLimit ? (this.#row ?? []).join('') : '';
    this.#row = null;
    return { table: this.#levels.at(-1)?.key ?? '', row: parsed(text) };
  }

  #open(isList: boolean): void {
    this.#seen = true;
    const isInList = this.#levels.at(-1)?.isList === true;
    this.#levels.push({ isList, key: isInList ? '' : this.#key });
    if (this.#levels.length > depthLimit) throw new ExportRefused(foreign);
  }

  #close(isList: boolean): void {
    if (this.#levels.pop()?.isList !== isList) throw new ExportRefused(foreign);
  }
}

/** @throws {ExportRefused} */
export async function* jsonRows(stream: Readable): AsyncGenerator<JsonRow> {
  const finder = new RowFinder();
  for await (const text of decodedText(stream)) yield* finder.write(text);
  finder.end();
}
