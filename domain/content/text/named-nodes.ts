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
