import { countWords, isUnspaced } from '../../../../domain/content/text/words.ts';
import type { SourceNote } from '../../../../domain/moving/source-entry.ts';
import { z } from '../../../../domain/zod.ts';
import { escapedWords } from '../../source-text.ts';
import { sourceHtmlLimit } from '../source-tree.ts';
import { type BlockPart, blockParts, jsonOf } from './block-comments.ts';
import { classicParagraphs } from './classic-text.ts';
import type { PostSite } from './post-site.ts';

type Block = Exclude<BlockPart, { what: 'html' }>;

/** They only shape the page. */
const silent = new Set(['spacer', 'more', 'nextpage', 'separator', 'page-break']);

/** A shared block may hold others; one that holds itself would never end. */
const sharedDepth = 3;

function isText(value: string): boolean {
  if (isUnspaced(value)) return countWords(value) > 1;
  return /\s/.test(value) && (value.match(/\p{L}[\p{L}\p{M}]+/gu)?.length ?? 0) > 1;
}

/** Plugins keep the words of some blocks in their attributes alone. */
function wordsIn(value: unknown, name = ''): string[] {
  if (name.startsWith('_')) return [];
  if (typeof value === 'string') {
    if (!isText(value)) return [];
    return [value.includes('<') ? value : `<p>${escapedWords(value)}</p>`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, key));
}

const notesAtFoot = z.array(z.object({ content: z.string() })).catch([]);

function listOfNotes(json: string): string {
  const found = notesAtFoot.parse(jsonOf(json));
  const items = found.map(({ content }) => `<li>${content}</li>`);
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

type Site = Pick<PostSite, 'sharedBlocks' | 'footnotes'>;

class BlockWriter {
  readonly notes: SourceNote[] = [];
  readonly #parts: string[] = [];
  readonly #site: Site;
  #length = 0;

  constructor(site: Site) {
    this.#site = site;
  }

  html(): string {
    return this.#parts.join('');
  }

  write(content: string, depth = 0): void {
    const open: string[] = [];
    for (const part of blockParts(content)) {
      if (this.#length > sourceHtmlLimit) return;
      if (part.what === 'html') this.#add(this.#htmlIn(part.html, open));
      else if (part.what === 'close') open.pop();
      else {
        if (part.what === 'open') open.push(part.name);
        this.#begin(part, depth);
      }
    }
  }

  #add(html: string): void {
    this.#length += html.length;
    this.#parts.push(html);
  }

  /** Outside of every block stands what the classic editor wrote. */
  #htmlIn(html: string, open: string[]): string {
    const name = open.at(-1);
    const isClassic = name === undefined || name === 'freeform';
    return isClassic && html.trim() !== '' ? classicParagraphs(html) : html;
  }

  #begin(block: Block, depth: number): void {
    const { name, what, attributes } = block;
    const notes = name === 'footnotes' ? listOfNotes(this.#site.footnotes) : '';
    if (name === 'block') this.#addShared(attributes, depth);
    else if (name === 'separator' && what === 'void') this.#add('<hr>');
    else if (name === 'footnotes' && notes !== '') this.#add(notes);
    else if (what === 'void' && !silent.has(name)) this.#addVoid(block);
    else if (name.includes('/') && !name.startsWith('core-embed/')) {
      this.notes.push({ what: `block ${name}`, became: 'Its text, without what the plugin did.' });
    }
  }

  #addShared({ ref }: Record<string, unknown>, depth: number): void {
    const content = this.#site.sharedBlocks.get(String(ref));
    if (content !== undefined && depth < sharedDepth) this.write(content, depth + 1);
    else {
      const became = 'Left out: the shared block is not in the file.';
      this.notes.push({ what: `block ${ref ?? 'without a number'}`, became });
    }
  }

  #addVoid({ name, attributes }: Block): void {
    const words = wordsIn(attributes.data ?? attributes);
    this.#add(words.join('\n'));
    const became =
      words.length > 0 ? 'Its text, without what the plugin did.' : 'Left out: it holds no text.';
    this.notes.push({ what: `block ${name}`, became });
  }
}

export function htmlOfBlocks(content: string, site: Site) {
  const writer = new BlockWriter(site);
  writer.write(content);
  return { html: writer.html(), notes: writer.notes };
}
