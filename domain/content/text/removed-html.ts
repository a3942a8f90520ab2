import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../html-tree.ts';
import { cleanHtml } from './rich-text.ts';

type Node = DefaultTreeAdapterTypes.Node;

const shownAddress = 40;

function attributeName(name: string, value: string): string {
  if (name !== 'href' && name !== 'src') return name;
  return `${name}="${value.length > shownAddress ? `${value.slice(0, shownAddress)}…` : value}"`;
}

function partsOf(node: Node): string[] {
  if (node.nodeName === '#comment') return ['comments'];
  if (!('attrs' in node)) return [];
  const tag = node.nodeName === 'h1' ? 'h2' : node.nodeName;
  return [`<${tag}>`, ...node.attrs.map(({ name, value }) => attributeName(name, value.trim()))];
}

function countParts(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const waiting: Node[] = [parseHtml(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const part of partsOf(node)) counts.set(part, (counts.get(part) ?? 0) + 1);
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return counts;
}

/** @example ['<script>', 'onclick', 'href="javascript:alert(1)"'] */
export function removedHtml(html: string, clean = cleanHtml(html)): string[] {
  const kept = countParts(clean);
  const removed = [...countParts(html)].filter(([part, count]) => count > (kept.get(part) ?? 0));
  return removed.map(([part]) => part);
}
