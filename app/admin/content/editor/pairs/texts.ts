import { countOf } from '../../../../../domain/count-of.ts';
export const pairTexts = {
  pair: (place: number) => `Pair ${place}`,
  heading: (place: number) => `Heading ${place}`,
  paragraph: (place: number) => `Paragraph ${place}`,
  used: (used: number, all: number) => `${used} of ${all} used. Only whole pairs are published.`,
  foldAll: 'Fold all',
  unfoldAll: 'Unfold all',
  shown: ({ words, pictures }: { words: number; pictures: number }) =>
    `${countOf(words, 'word')}${pictures > 0 ? `, ${countOf(pictures, 'picture')}` : ''}`,
  headingMissing: 'Not published without a heading.',
  paragraphMissing: 'Not published without a paragraph.',
  noHeading: 'No heading yet',
  named: (place: number) => `pair ${place}`,
  removed: (place: number, heading: string) =>
    `Pair ${place}${heading.trim() && ` ‘${heading}’`} was removed.`,
  undoOf: (place: number) => ` removing pair ${place}`,
  noneFree: 'All ten pairs are used. Remove one to undo this.',
  addHere: 'Add a pair here',
  add: (place: number) => `Add heading ${place}`,
  empty: (places: number[], isLast: boolean) => {
    const [first, last] = [places[0], places.at(-1)];
    if (first === last) return `Heading ${first} is empty`;
    return isLast
      ? `Headings ${first} to ${last} are empty`
      : `${places.length} headings are empty`;
  },
} as const;
