import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';
import { parseHtml } from '../../domain/content/html-tree.ts';

export type Node = DefaultTreeAdapterTypes.Node;
export type Child = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

export const readDocument = (text: string) => parse(text);
export const readFragment = parseHtml;
/** Deeper than any editor makes; walking and writing recurse. */
const treeLimit = 200;

export function isTooDeep(text: string): boolean {
  let level: Node[] = [readFragment(text)];
  for (let depth = 0; depth < treeLimit; depth += 1) {
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
    if (level.length === 0) return false;
  }
  return true;
}

export const writeTree = (tree: Parent) => serialize(tree);

function childrenOf(node: Node): Child[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Below a node, in their order; what stands in a template, too. */
export function elements(node: Node, ...names: string[]): Element[] {
  return childrenOf(node).flatMap((child) => {
    const isWanted = isElement(child) && (names.length === 0 || names.includes(child.tagName));
    return [...(isWanted ? [child] : []), ...elements(child, ...names)];
  });
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((candidate) => candidate.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((known) => known.name !== name), { name, value }];
}

function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

export function hasClass(element: Element, ...wanted: string[]): boolean {
  const classes = classesOf(element);
  return wanted.some((name) => classes.includes(name));
}

export function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

export function words(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

export function isBlank(node: Child): boolean {
  if (node.nodeName === '#comment') return true;
  return node.nodeName === '#text' && words(node) === '';
}

export function newElement(
  tag: string,
  attributes: Record<string, string> = {},
  children: (Child | string)[] = [],
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
  for (const child of children) {
    if (typeof child === 'string') defaultTreeAdapter.insertText(element, child);
    else defaultTreeAdapter.appendChild(element, child);
  }
  return element;
}

export function setChildren(parent: Parent, children: Child[]): void {
  parent.childNodes = children;
  for (const child of children) child.parentNode = parent;
}

export function replaceBy(element: Element, ...children: Child[]): void {
  const { parentNode: parent } = element;
  if (!parent) return;
  parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...children);
  for (const child of children) child.parentNode = parent;
  if (!children.includes(element)) element.parentNode = null;
}

export const unwrap = (element: Element): void => replaceBy(element, ...element.childNodes);
