/** The English sentences of headings and paragraphs that go together. */
export const pairTexts = {
  heading: (place: number) => `Heading ${place}`,
  paragraph: (place: number) => `Paragraph ${place}`,
  used: (used: number, all: number) => `${used} of ${all} used. Only whole pairs are published.`,
  foldAll: 'Fold all',
  unfoldAll: 'Unfold all',
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  headingMissing: 'Not published without a heading.',
  paragraphMissing: 'Not published without a paragraph.',
  noHeading: 'No heading yet',
  drag: 'Drag to another place',
  up: (place: number) => `Move pair ${place} up`,
  down: (place: number) => `Move pair ${place} down`,
  movedTo: (place: number) => `Moved to place ${place}.`,
} as const;
