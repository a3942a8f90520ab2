import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Line breaks and element boundaries must not matter. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

function wordsOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  const content = 'attrs' in node ? node.attrs.find(({ name }) => name === 'content')?.value : '';
  return (content ?? '') + ('childNodes' in node ? node.childNodes.map(wordsOf).join('') : '');
}

export function pageWords(html: string): string {
  return squeezed(wordsOf(parse(html)));
}
