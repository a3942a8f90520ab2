import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export interface FoundElement {
  attributes: Record<string, string>;
  text: string;
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function walk(nodes: Node[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [...(node.tagName === name ? [node] : []), ...walk(node.childNodes, name)];
  });
}

let last: { html: string; nodes: Node[] } | undefined;

/** Tests ask for several elements of one document, and parsing it takes most of the time. */
function nodesOf(html: string): Node[] {
  if (last?.html !== html) last = { html, nodes: parse(html).childNodes };
  return last.nodes;
}

/** All elements of a name in a document, as a browser reads it. */
export function elementsIn(html: string, name: string): FoundElement[] {
  return walk(nodesOf(html), name).map((element) => ({
    attributes: Object.fromEntries(
      element.attrs.map((attribute) => [attribute.name, attribute.value]),
    ),
    text: textOf(element),
  }));
}

/** The contents of a document's meta elements by name or property. */
export function metaOf(html: string): Map<string, string> {
  return new Map(
    elementsIn(html, 'meta').map(({ attributes: { name, property, content } }) => [
      name ?? property ?? '',
      content ?? '',
    ]),
  );
}

export function canonicalOf(html: string): string | undefined {
  const links = elementsIn(html, 'link').map(({ attributes }) => attributes);
  return links.find(({ rel }) => rel === 'canonical')?.href;
}

/** The things that a document's JSON-LD blocks describe; a block that is no JSON throws. */
export function structuredData(html: string): Record<string, unknown>[] {
  return elementsIn(html, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text))
    .flatMap((block) => block['@graph'] ?? [block]);
}
