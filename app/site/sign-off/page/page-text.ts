import type { SectionShown } from '../../../../domain/api/content/sign-off/client.ts';
import {
  findWords,
  markWords,
  type Searchable,
  searchable,
} from '../../../../domain/content/remarks/find-words.ts';
import type { MarkedWords } from '../../../../domain/content/remarks/remark.ts';
import { sectionMark } from '../../../ui/preview/preview-page.ts';

/** A text of an item, and where its letters stand among those of the page. */
interface PlacedText {
  section: string;
  path: string;
  text: string;
  own: Searchable;
  /** -1 where it is not on the page. */
  at: number;
}

/** The words of a page in a frame, and which of the item's texts they are. */
export interface PageText {
  page: Document;
  letters: string;
  nodes: { node: Text; from: number }[];
  texts: PlacedText[];
}

function textNodes(root: Element): Text[] {
  const found: Text[] = [];
  // 4: NodeFilter.SHOW_TEXT, of the frame's own window.
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

function sectionElement(page: Document, id: string): Element | null {
  const [, own] = id.split('.');
  return own ? page.querySelector(`[${sectionMark}="${CSS.escape(own)}"]`) : null;
}

export function readPageText(page: Document, sections: readonly SectionShown[]): PageText {
  const root = page.querySelector('main') ?? page.body;
  let letters = '';
  const nodes = textNodes(root).map((node) => {
    const from = letters.length;
    letters += node.data.replace(/\s+/g, '');
    return { node, from };
  });
  const startOf = (element: Element | null) =>
    nodes.find(({ node }) => element?.contains(node))?.from;
  let last = 0;
  const texts = sections.flatMap(({ id, texts: own }) => {
    last = startOf(sectionElement(page, id)) ?? last;
    return own.map(({ path, text }): PlacedText => {
      const of = searchable(text);
      const next = of.letters === '' ? -1 : letters.indexOf(of.letters, last);
      const at = next < 0 && of.letters !== '' ? letters.indexOf(of.letters) : next;
      if (at >= last) last = at + of.letters.length;
      return { section: id, path, text, own: of, at };
    });
  });
  return { page, letters, nodes, texts };
}

/** Place of the letter in its node, white space included. */
function offsetIn(data: string, letter: number): number {
  return searchable(data).places[letter] ?? data.length;
}

function rangeBetween({ page, nodes }: PageText, from: number, to: number): Range | null {
  const first = nodes.findLast((one) => one.from <= from);
  const last = nodes.findLast((one) => one.from < to);
  if (!first || !last) return null;
  const range = page.createRange();
  range.setStart(first.node, offsetIn(first.node.data, from - first.from));
  range.setEnd(last.node, offsetIn(last.node.data, to - last.from - 1) + 1);
  return range;
}

/** Where a remark stands on the page; null where neither its words nor its field are there. */
export function rangeOfRemark(
  page: PageText,
  { field, words }: { field: string; words: MarkedWords | null },
): Range | null {
  const text = page.texts.find((one) => one.path === field && one.at >= 0);
  if (!text) return null;
  const found = words && findWords(text.own, words);
  if (!found || found.state === 'gone') {
    return rangeBetween(page, text.at, text.at + text.own.letters.length);
  }
  const letterAt = (place: number) => text.own.places.filter((one) => one < place).length;
  return rangeBetween(page, text.at + letterAt(found.start), text.at + letterAt(found.end));
}

/** The first words of a section, or the section itself; null where the page does not show it. */
export function placeOfSection(page: PageText, id: string): Element | Range | null {
  const element = sectionElement(page.page, id);
  if (element) return element;
  const text = page.texts.find((one) => one.section === id && one.at >= 0);
  return text ? rangeBetween(page, text.at, text.at + text.own.letters.length) : null;
}

export interface MarkedOnPage {
  section: string;
  field: string;
  words: MarkedWords;
}

function lettersBefore({ nodes }: PageText, range: Range): number | null {
  const { startContainer, startOffset } = range;
  const place = nodes.find(({ node }) => node === startContainer);
  if (place) return place.from + place.node.data.slice(0, startOffset).replace(/\s+/g, '').length;
  // Firefox selects a whole paragraph from its element on.
  return nodes.find(({ node }) => range.comparePoint(node, 0) === 0)?.from ?? null;
}

/** What is selected in the frame, in the words of the item; null where it is no text of the item. */
export function markedOnPage(page: PageText): MarkedOnPage | null {
  const selection = page.page.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const from = lettersBefore(page, range);
  const count = selection.toString().replace(/\s+/g, '').length;
  if (from === null || count === 0) return null;
  const text = page.texts.find(
    ({ at, own }) => at >= 0 && from >= at && from < at + own.letters.length,
  );
  if (!text) return null;
  const { places } = text.own;
  const end = Math.min(from - text.at + count, places.length);
  const start = places[from - text.at] ?? 0;
  const words = markWords(text.text, start, (places[end - 1] ?? start) + 1);
  return words && { section: text.section, field: text.path, words };
}
