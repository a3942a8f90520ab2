import { trustedHtml } from '../../../../ui/trusted-html.ts';

const blocks = 'p, h2, h3, h4, li, blockquote, pre, figcaption, tr, div';

/** A document without a window, where no picture loads and no script runs. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
}

/** HTML as people read it, a line for each block. */
export function readableHtml(html: string): string {
  const body = parseHtml(html);
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}
