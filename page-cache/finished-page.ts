import { type Encoding, encode } from './encodings.ts';
import { entityTag, namesTag } from './entity-tag.ts';

export interface PageSource {
  status: number;
  /** Every header of the answer apart from ETag, Vary and those that describe its bytes. */
  headers: Record<string, string>;
  body: Buffer;
}

/** A body as it is sent, with names and values of all its headers in turn. */
export interface EncodedPage {
  encoding: Encoding;
  head: string[];
  body: Buffer;
}

/** Bytes that a page takes apart from its bodies: header texts, maps, keys. */
const overhead = 4_096;

/**
 * A page as bytes. Its first reader in an encoding gets it quickly; from the second one on it is worth
 * more work, which is done beside the answers.
 */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
  /** The headers of every answer with this page, in every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly #head: string[];
  readonly #source: Buffer;
  readonly #sendable = new Map<Encoding, EncodedPage>();
  readonly #encoding = new Map<Encoding, Promise<EncodedPage>>();
  readonly #dense = new Set<Encoding>();

  constructor({ status, headers, body }: PageSource) {
    this.status = status;
    this.#source = body;
    this.etag = entityTag(body);
    this.headers = {
      ...headers,
      Vary: 'Accept-Encoding',
      ...(status === 200 && { ETag: this.etag }),
    };
    this.#head = Object.entries(this.headers).flat();
  }

  /** Bytes it holds in memory now; more after it was asked for in another encoding. */
  get bytes(): number {
    const encoded = [...this.#sendable.values()].filter(({ body }) => body !== this.#source);
    return encoded.reduce((sum, { body }) => sum + body.length, this.#source.length + overhead);
  }

  /** The page in an encoding for one more reader, if it was made before. */
  ready(encoding: Encoding): EncodedPage | undefined {
    const sendable = this.#sendable.get(encoding);
    if (sendable && !this.#dense.has(encoding)) this.#makeDense(encoding);
    return sendable;
  }

  /** The page in an encoding; whoever asks meanwhile waits for the same bytes. */
  async in(encoding: Encoding): Promise<EncodedPage> {
    const ready = this.#sendable.get(encoding) ?? this.#encoding.get(encoding);
    if (ready) return ready;
    const making = this.#make(encoding).finally(() => this.#encoding.delete(encoding));
    this.#encoding.set(encoding, making);
    return making;
  }

  /** The headers of a 304: what the client has is described already. */
  get unchangedHead(): string[] {
    return this.#head;
  }

  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return this.status === 200 && namesTag(ifNoneMatch, this.etag);
  }

  #makeDense(encoding: Encoding): void {
    this.#dense.add(encoding);
    // Where that fails, the quick one is good enough.
    this.#make(encoding, true).catch(() => {});
  }

  async #make(wanted: Encoding, isKept = false): Promise<EncodedPage> {
    const { encoding, bytes } = await encode(this.#source, wanted, isKept);
    const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const head = [...this.#head, ...named, 'Content-Length', String(bytes.length)];
    const sendable = { encoding, head, body: bytes };
    this.#sendable.set(wanted, sendable);
    return sendable;
  }
}
