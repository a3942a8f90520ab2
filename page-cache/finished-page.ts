import { type Encoding, encode } from './encodings.ts';
import { entityTag, namesTag } from './entity-tag.ts';

interface PageSource {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface EncodedPage {
  encoding: Encoding;
  head: string[];
  body: Buffer;
}

const overhead = 4_096;

/** The first reader of an encoding gets a quick compression, the second starts a dense one. */
export class FinishedPage {
  readonly status: number;
  readonly etag: string;
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

  get bytes(): number {
    const encoded = [...this.#sendable.values()].filter(({ body }) => body !== this.#source);
    return encoded.reduce((sum, { body }) => sum + body.length, this.#source.length + overhead);
  }

  ready(encoding: Encoding): EncodedPage | undefined {
    const sendable = this.#sendable.get(encoding);
    if (sendable && !this.#dense.has(encoding)) this.#makeDense(encoding);
    return sendable;
  }

  async in(encoding: Encoding): Promise<EncodedPage> {
    const ready = this.#sendable.get(encoding) ?? this.#encoding.get(encoding);
    if (ready) return ready;
    const making = this.#make(encoding).finally(() => this.#encoding.delete(encoding));
    this.#encoding.set(encoding, making);
    return making;
  }

  get unchangedHead(): string[] {
    return this.#head;
  }

  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return this.status === 200 && namesTag(ifNoneMatch, this.etag);
  }

  #makeDense(encoding: Encoding): void {
    this.#dense.add(encoding);
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
