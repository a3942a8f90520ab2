import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Without white space: where lines break and which elements part words does not matter. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

function wordsOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  // What a page says of itself to search engines.
  const said = 'attrs' in node ? node.attrs.find(({ name }) => name === 'content')?.value : '';
  return (said ?? '') + ('childNodes' in node ? node.childNodes.map(wordsOf).join('') : '');
}

/** All that a page says, in its text and about itself, without white space. */
export function pageWords(html: string): string {
  return squeezed(wordsOf(parse(html)));
}
