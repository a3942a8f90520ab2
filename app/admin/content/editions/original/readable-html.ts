import { inertHtml } from '../../rich-text/schema/inert-html.ts';

const blocks = 'p, h2, h3, h4, li, blockquote, pre, figcaption, tr, div';

/** HTML as people read it, a line for each block. */
export function readableHtml(html: string): string {
  const body = inertHtml(html).body;
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}
