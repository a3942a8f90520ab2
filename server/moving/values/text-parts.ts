import {
  type Child,
  elements,
  isElement,
  newElement,
  type Parent,
  setChildren,
  words,
  writeTree,
} from '../../html/tree.ts';
import { parseSource } from '../html/source-tree.ts';

/** A heading and what stands below it, not cleaned. */
interface HeadedPart {
  heading: string;
  html: string;
}

interface PartLimits {
  /** Parts; further headings stand in the last of them. */
  count: number;
  heading: number;
  /** UTF-16 code units of the HTML. */
  html: number;
}

interface Draft {
  /** Null for what stands before the first heading. */
  heading: { words: string } | null;
  nodes: Child[];
}

/** What changed beyond the parts themselves. */
export interface Parts {
  parts: HeadedPart[];
  /** Headings that became smaller ones: no more parts fit, or the part above has no text. */
  smaller: string[];
  /** Whether a part went on in a further one. */
  isContinued: boolean;
  /** Whether text is missing at the end. */
  isCut: boolean;
}

function isBegin(node: Child): boolean {
  return isElement(node) && (node.tagName === 'h1' || node.tagName === 'h2') && words(node) !== '';
}

/** A heading is words alone; a picture in it begins the text. */
function picturesOf(node: Child): Child[] {
  const pictures = elements(node, 'img');
  return pictures.length > 0 ? [newElement('p', {}, pictures)] : [];
}

function asSmaller(node: Child): Child {
  return newElement('h3', {}, 'childNodes' in node ? node.childNodes : []);
}

function hasText({ nodes }: Draft): boolean {
  return nodes.some((node) => isElement(node) || words(node) !== '');
}

/** The last heading may have nothing below it; a part without text would not be shown. */
function joinEmptyEnd(drafts: Draft[], smaller: string[], title: string): void {
  const last = drafts.at(-1);
  if (!last?.heading || hasText(last)) return;
  const before = drafts.at(-2);
  const heading = newElement('h3', {}, [last.heading.words]);
  smaller.push(last.heading.words);
  if (!before) drafts[0] = { heading: { words: title }, nodes: [heading] };
  else {
    drafts.pop();
    before.nodes.push(heading);
  }
}

function draftsOf(root: Parent, title: string, count: number) {
  const drafts: Draft[] = [];
  const smaller: string[] = [];
  let last: Draft = { heading: null, nodes: [] };
  for (const node of root.childNodes) {
    if (!isBegin(node)) last.nodes.push(node);
    else if (last.heading ? !hasText(last) || drafts.length === count - 1 : false) {
      smaller.push(words(node));
      last.nodes.push(asSmaller(node));
    } else {
      if (last.heading || hasText(last)) drafts.push(last);
      last = { heading: { words: words(node) }, nodes: picturesOf(node) };
    }
  }
  drafts.push(last);
  joinEmptyEnd(drafts, smaller, title);
  return { drafts, smaller };
}

function htmlOf(nodes: Child[]): string {
  const root = parseSource('');
  setChildren(root, nodes);
  return writeTree(root).trim();
}

/** As many whole blocks as fit; one that is longer alone makes a part of its own. */
function pieces(nodes: Child[], limit: number): string[] {
  const done: string[] = [];
  let room = '';
  for (const node of nodes) {
    const html = htmlOf([node]);
    if (room !== '' && room.length + html.length + 1 > limit) {
      done.push(room);
      room = '';
    }
    room = room === '' ? html : `${room}\n${html}`;
  }
  return room === '' ? done : [...done, room];
}

/** Splits a text at its headings of the first level, the introduction under the title. */
export function textParts(html: string, title: string, limits: PartLimits): Parts {
  const root = parseSource(html);
  const { drafts, smaller } = draftsOf(root, title, limits.count);
  const all = drafts.map(({ heading, nodes }) => ({
    heading: heading?.words ?? title,
    pieces: pieces(nodes, limits.html),
  }));
  const filled = all.filter((part) => part.pieces.length > 0);
  const isContinued = filled.some((part) => part.pieces.length > 1);
  const parts = filled.flatMap(({ heading, pieces: htmls }) =>
    htmls.map((one) => ({ heading, html: one })),
  );
  const isLong = parts.some((part) => part.html.length > limits.html);
  return {
    parts: parts.slice(0, limits.count),
    smaller,
    isContinued,
    isCut: parts.length > limits.count || isLong,
  };
}
