import type { StudyArtefacts } from '../artefact.ts';

export const twelveWellsDates: StudyArtefacts = {
  slug: 'twelve-wells-dates',
  artefacts: [
    {
      name: 'seven-boxes',
      kind: 'object',
      width: 1500,
      height: 900,
      place: 'hero',
      alt: 'Seven date boxes of one size, each with a strip in the colour of its fruit, from the yellow of Naghal to the dark red of Khenaizi; above each Arabic name twelve dots, three of them hollow.',
    },
    {
      name: 'plain-carton',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'A plain carton of dates without a name, tied with string, between others of the same kind, and on it a wholesaler’s label: dates, mixed, 10 kg.',
    },
    {
      name: 'tasting-notes',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'Seven dates on grey cloth, each with the family’s own words in Arabic and English, from butter and caramel for Khalas to strong tea for Fardh.',
    },
    {
      name: 'strips',
      kind: 'print',
      width: 1200,
      height: 900,
      alt: 'Three printed strips laid flat: Khalas, Lulu and Fardh in Arabic and English, with the plot, the week of picking and the twelve dots of the wells.',
    },
    {
      name: 'page-of-rules',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'hand-over',
      alt: 'One page of rules for photographs with six pictures, three this way and three not that way: one lamp, a grey cloth, one variety at a time, no car in front of the palms.',
    },
    {
      name: 'monthly-letter',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'The monthly letter on a phone, in Arabic and English: what is picked this week, which plot it comes from, and a box of Lulu to order.',
    },
  ],
};
