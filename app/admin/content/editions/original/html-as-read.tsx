import { createElement, type ReactNode, useMemo } from 'react';
import { inertHtml } from '../../rich-text/schema/inert-html.ts';

/** What keeps its element; all else shows its words alone. */
const kept = new Set(
  'p h2 h3 h4 ul ol li blockquote strong em b i u s sub sup code pre br'.split(' '),
);

/** Headings of a text are none of the screen. */
const insteadOf: Record<string, string> = { h2: 'strong', h3: 'strong', h4: 'strong' };

function readNode(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === 'br') return <br key={key} />;
  const children = [...node.childNodes].map(readNode);
  if (name === 'img') return null;
  const own = kept.has(name) ? (insteadOf[name] ?? name) : 'span';
  return createElement(own, { key, ...(insteadOf[name] && { 'data-heading': true }) }, ...children);
}

/** The words of HTML with their shape, and nothing of it that acts. */
export function HtmlAsRead({ html }: { html: string }) {
  return useMemo(() => [...inertHtml(html).body.childNodes].map(readNode), [html]);
}
