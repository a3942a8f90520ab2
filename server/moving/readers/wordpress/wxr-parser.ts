import sax from 'sax';
import { z } from '../../../../domain/zod.ts';
import { ExportRefused } from '../export-refused.ts';
import type { WxrRecord, WxrTerm } from './wxr-record.ts';

const recordTags = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);

/** UTF-16 code units of one field; a hundred times the longest text that a kind of ours takes. */
const fieldLimit = 10_000_000;

const entities = 'The file declares entities, which no export of WordPress does. Nothing was read.';

/** WordPress goes six deep; the parser searches all open elements for each that is closed. */
const depthLimit = 200;

const tooDeep = 'The elements of the file are nested deeper than an export of WordPress has them.';

const termAttributes = z.object({ domain: z.string().catch(''), nicename: z.string().catch('') });

interface Open {
  tag: string;
  fields: Map<string, string>;
  terms: WxrTerm[];
  meta: Map<string, string>;
  comments: number;
  cut: string[];
}

function opened(tag: string): Open {
  return { tag, fields: new Map(), terms: [], meta: new Map(), comments: 0, cut: [] };
}

/**
 * Turns the text of an export into records as it comes. Not strict: WordPress writes control
 * characters, unknown entities and, in broken plugins, markup outside of CDATA.
 */
export class WxrParser {
  readonly #sax = sax.parser(false, { lowercase: true, noscript: true, position: false });
  readonly #channel = opened('channel');
  #record: Open | null = null;
  #done: WxrRecord[] = [];
  /** From the root to the field that is open. */
  #path: string[] = [];
  #field: string | null = null;
  #parts: string[] = [];
  #length = 0;
  #term: WxrTerm | null = null;
  #metaKey = '';
  /** Whether the file came to its end. */
  isWhole = false;

  constructor() {
    this.#sax.onerror = () => this.#sax.resume();
    this.#sax.ondoctype = (text) => {
      if (/[[]|entity/i.test(text)) throw new ExportRefused(entities);
    };
    this.#sax.onopentag = ({ name, attributes }) => this.#open(name, attributes);
    this.#sax.onclosetag = (name) => this.#close(name);
    this.#sax.ontext = (text) => this.#add(text);
    this.#sax.oncdata = (text) => this.#add(text);
  }

  write(text: string): WxrRecord[] {
    this.#sax.write(text);
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open(name: string, attributes: object): void {
    this.#path.push(name);
    if (this.#path.length > depthLimit) throw new ExportRefused(tooDeep);
    if (this.#path.length === 3 && recordTags.has(name)) this.#begin(name);
    const base = this.#record ? 4 : 3;
    const parent = this.#path.at(-2);
    const isMeta = this.#path.length === base + 1 && parent === 'wp:postmeta';
    if (this.#path.length === base || isMeta) this.#beginField(name, attributes);
  }

  #begin(tag: string): void {
    if (this.#channel.tag !== '') this.#done.push({ ...this.#channel });
    this.#channel.tag = '';
    this.#record = opened(tag);
  }

  #beginField(name: string, attributes: object): void {
    this.#field = name;
    this.#parts = [];
    this.#length = 0;
    if (name === 'wp:comment' && this.#record) this.#record.comments += 1;
    if (name !== 'category' || this.#path[2] !== 'item') return;
    const { domain, nicename } = termAttributes.parse(attributes);
    this.#term = { domain, slug: nicename, name: '' };
  }

  #add(text: string): void {
    if (this.#field === null || this.#field === 'wp:comment') return;
    this.#length += text.length;
    if (this.#length <= fieldLimit) this.#parts.push(text);
  }

  #close(name: string): void {
    if (this.#path.length === 1) this.isWhole = true;
    if (name === this.#field) this.#endField(name);
    if (this.#path.length === 3 && this.#record) {
      this.#done.push(this.#record);
      this.#record = null;
      this.#field = null;
    }
    this.#path.pop();
  }

  #endField(name: string): void {
    const target = this.#record ?? this.#channel;
    const text = this.#parts.join('');
    if (this.#length > fieldLimit) target.cut.push(name);
    this.#field = null;
    if (this.#term) {
      target.terms.push({ ...this.#term, name: text });
      this.#term = null;
    } else if (name === 'wp:meta_key') this.#metaKey = text;
    else if (name === 'wp:meta_value') {
      const before = this.#metaKey === '_wp_old_slug' ? target.meta.get(this.#metaKey) : undefined;
      target.meta.set(this.#metaKey, before === undefined ? text : `${before}\n${text}`);
    } else target.fields.set(name, text);
  }
}
