import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

export const readDocument = (html: string) => parse(html);
export const readFragment = (html: string) => parseFragment(html);
/** Deeper than any editor makes; walking and writing recurse. */
const treeLimit = 200;

export function isTooDeep(html: string): boolean {
  let level: Node[] = [parseFragment(html)];
  for (let depth = 0; depth < treeLimit; depth += 1) {
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
    if (level.length === 0) return false;
  }
  return true;
}

export const writeFragment = (fragment: Fragment) => serialize(fragment);

export function elements(node: Node, ...names: string[]): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    const isWanted = 'tagName' in child && (names.length === 0 || names.includes(child.tagName));
    return [...(isWanted ? [child as Element] : []), ...elements(child, ...names)];
  });
}

export function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((candidate) => candidate.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((known) => known.name !== name), { name, value }];
}

function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

export function words(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

export function unwrap(element: Element): void {
  const { parentNode: parent, childNodes } = element;
  if (!parent) return;
  for (const child of childNodes) child.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...childNodes);
}
