const kinds: Readonly<Record<string, string>> = {
  p: 'Text',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  ul: 'List',
  ol: 'Numbered list',
  blockquote: 'Quote',
  pre: 'Code',
  hr: 'Divider',
  figure: 'Picture',
  figcaption: 'Caption',
  tr: 'Table',
  action: 'Call to action',
};

const words: Readonly<Record<string, string>> = {
  half: 'half width',
  full: 'full width',
  gallery: 'gallery',
  film: 'film',
};

export const lineTexts = {
  /** 'Picture, half width', or 'List, level 2'. */
  kindOf: (line: string) => {
    const [kind = '', ...more] = line.split(' ');
    const rest = more.map((word) => words[word] ?? `level ${word}`);
    return [kinds[kind] ?? 'Text', ...rest].join(', ');
  },
  picture: (alt: string, address: string) =>
    `Picture: ${alt === '' ? 'no alt text' : alt} (${address.split('/').at(-1)})`,
} as const;
