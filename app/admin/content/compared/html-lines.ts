import { inertHtml } from '../rich-text/schema/inert-html.ts';
import type { HtmlLine, Word } from './compared-lines.ts';

interface Setting {
  /** Of the line that an inner paragraph is part of; null where it is one of its own. */
  kind: string | null;
  depth: number;
  marks: readonly string[];
  address: string;
}

const plain: Setting = { kind: null, depth: 0, marks: [], address: '' };

const inline: Readonly<Record<string, string>> = { b: 'strong', i: 'em', th: 'strong' };
const marks = new Set('strong em u s sub sup code'.split(' '));
const lineKinds = new Set('p h2 h3 h4 pre figure figcaption tr div'.split(' '));

/** A word or a sign, with the space around it: a full stop is no part of the word before it. */
const words = /\s*(?:[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}])\s*/gu;

class Lines {
  readonly all: HtmlLine[] = [];

  begin(kind: string): void {
    this.all.push({ kind, words: [] });
  }

  add(text: string, { marks: set, address }: Setting, isPicture = false): void {
    if (this.all.length === 0) this.begin('p');
    const word: Word = { text, marks: set.join(' '), address, isPicture };
    this.all.at(-1)?.words.push(word);
  }
}

function kindOf(element: Element, { kind, depth }: Setting): string | null {
  const { localName: name, dataset } = element as HTMLElement;
  if (name === 'li') {
    const list = element.parentElement?.localName === 'ol' ? 'ol' : 'ul';
    return depth > 1 ? `${list} ${depth}` : list;
  }
  if (name === 'figure') {
    return ['figure', dataset.node, dataset.width].filter(Boolean).join(' ');
  }
  if (name === 'p' && dataset.node) return dataset.node;
  return lineKinds.has(name) ? (kind ?? name) : null;
}

/** What holds no text of its own. */
function readVoid(element: Element, lines: Lines, setting: Setting): boolean {
  const { localName: name } = element;
  if (name === 'hr') lines.begin(name);
  if (name === 'img') {
    const address = element.getAttribute('src') ?? '';
    lines.add(element.getAttribute('alt') ?? '', { ...setting, address }, true);
  } else if (name === 'br') lines.add('\n', setting);
  else if (name === 'hr') lines.add('―', setting);
  else return false;
  return true;
}

function settingIn(element: Element, setting: Setting, line: string | null): Setting {
  const { localName: name } = element;
  const mark = inline[name] ?? name;
  const isList = name === 'ul' || name === 'ol';
  return {
    kind: name === 'li' || name === 'blockquote' ? (line ?? name) : setting.kind,
    depth: setting.depth + (isList ? 1 : 0),
    marks: marks.has(mark) ? [...new Set([...setting.marks, mark])].sort() : setting.marks,
    address: name === 'a' ? (element.getAttribute('href') ?? '') : setting.address,
  };
}

function readElement(element: Element, lines: Lines, setting: Setting): void {
  if (readVoid(element, lines, setting)) return;
  const line = kindOf(element, setting);
  if (line !== null) lines.begin(line);
  if (/^t[dh]$/.test(element.localName) && element.previousElementSibling) lines.add(' | ', plain);
  const inside = settingIn(element, setting, line);
  for (const child of element.childNodes) readNode(child, lines, inside);
}

function readNode(node: Node, lines: Lines, setting: Setting): void {
  if (node instanceof Element) readElement(node, lines, setting);
  else if (node instanceof Text) {
    for (const [word] of node.data.matchAll(words)) lines.add(word, setting);
  }
}

/** HTML as people read it: its lines, and how each word in them is set. */
export function htmlLines(html: string): HtmlLine[] {
  const lines = new Lines();
  for (const child of inertHtml(html).body.childNodes) readNode(child, lines, plain);
  return lines.all.filter((line) => line.words.length > 0);
}
