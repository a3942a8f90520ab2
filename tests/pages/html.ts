import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Page = DefaultTreeAdapterTypes.Document;

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function readPage(html: string): Page {
  return parse(html);
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? null;
}

/** All elements below a node in the order of the page. */
export function everything(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [...(isElement(child) ? [child] : []), ...everything(child)]);
}

/** A text is the attribute's whole value, a pattern what it holds. */
type Wanted = Record<string, string | RegExp>;

function has(element: Element, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, expected]) => {
    const value = attribute(element, name);
    if (value === null) return false;
    return typeof expected === 'string' ? value === expected : expected.test(value);
  });
}

/** Elements with one of the tags, such as `h2|h3`, and these attributes. */
export function all(node: Node, tags: string, wanted: Wanted = {}): Element[] {
  const names = tags.split('|');
  return everything(node).filter(
    (element) => names.includes(element.tagName) && has(element, wanted),
  );
}

/** @throws {Error} when there is none, or more than one. */
export function one(node: Node, tags: string, wanted: Wanted = {}): Element {
  const found = all(node, tags, wanted);
  const [first] = found;
  if (!first || found.length > 1) {
    throw new Error(`${found.length} <${tags}> with ${Object.entries(wanted).join()}`);
  }
  return first;
}

/** Scripts and styles are no text. */
const silent = ['script', 'style'];

function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (silent.includes(node.nodeName) || !('childNodes' in node)) return '';
  return node.childNodes.map(rawText).join('');
}

/** What the element says, on one line. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

export function texts(node: Node, tags: string, wanted: Wanted = {}): string[] {
  return all(node, tags, wanted).map(textOf);
}

/** Where the links of these words lead, in the order of the page. */
export function linksNamed(node: Node, words: string): (string | null)[] {
  return all(node, 'a')
    .filter((link) => textOf(link) === words)
    .map((link) => attribute(link, 'href'));
}

/** The section that its heading names. @throws {Error} when there is none. */
export function sectionNamed(node: Node, heading: string): Element {
  const id = all(node, 'h1|h2|h3')
    .filter((element) => textOf(element) === heading)
    .map((element) => attribute(element, 'id'))
    .find((found) => found !== null);
  if (!id) throw new Error(`no heading "${heading}" names a section`);
  return one(node, 'section', { 'aria-labelledby': id });
}

/** The value of a meta element, by `name` or `property`. */
export function meta(page: Page, name: string): string | null {
  const found = [...all(page, 'meta', { name }), ...all(page, 'meta', { property: name })];
  return found[0] ? attribute(found[0], 'content') : null;
}

/** The things that the page's JSON-LD describes, one list of all blocks. */
export function structuredData(page: Page): Record<string, unknown>[] {
  return all(page, 'script', { type: 'application/ld+json' })
    .map((script) =>
      script.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    )
    .map((text) => JSON.parse(text))
    .flatMap((block) => block['@graph'] ?? [block]);
}
