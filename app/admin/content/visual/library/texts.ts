/** The English sentences of the library of sections. */
export const libraryTexts = {
  title: 'Add a section',
  atStart: (name: string) => `before ${name}`,
  atEnd: (name: string) => `after ${name}`,
  between: (one: string, other: string) => `between ${one} and ${other}`,
  onEmpty: 'to this page',
  find: 'Find a kind of section',
  none: (wanted: string) => `No kind of section is called ‘${wanted}’.`,
  keys: 'Arrow keys choose, Enter adds, Escape closes',
  inUse: 'on this page already',
  drawing: 'Loading the pictures of the sections',
  undrawn: (reason: string) => `The pictures cannot be shown. ${reason}`,
  thumbnails: 'The pictures are the sections themselves, with example words.',
  copied: 'Copied section',
  close: 'Close',
} as const;
