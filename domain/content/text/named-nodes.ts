/**
 * What a text may hold beyond plain HTML (docs/threats.md): per element its attributes, per attribute its
 * values. A page without styles or script still shows pictures, links and words.
 */
export const namedNodes = {
  figure: { 'data-node': ['gallery', 'film'], 'data-width': ['half', 'full'] },
  p: { 'data-node': ['action'] },
  /** Of a picture without words that shall stay without, whatever the library says of it. */
  img: { 'data-node': ['decoration'] },
} as const;

const element =
  /<\/?(p|h[2-4]|ul|ol|li|blockquote|strong|b|em|i|u|s|sub|sup|code|pre|a|img|br|hr|table|t[rdh]|figure|figcaption)(\s[^<>]*)?>/i;

/** Whether a text of which nothing else is known is one of the text editor. */
export function holdsHtml(text: string): boolean {
  return element.test(text);
}
