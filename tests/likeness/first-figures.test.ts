import { expect, test } from 'vitest';
import { readFirstContent } from './figures-of-first-content.ts';

/*
 * Read by hand: a number, in digits or in words, that counts or measures something: how many, how long, how
 * large, which share. No dates, times of day, phones, places in a row, names, codes and models; not 'one',
 * 'once' and 'twice'; none that only announces what follows ('five questions', 'three things:') or refers
 * back ('those five').
 */
const byHand = {
  pages: {
    count: { byHand: 106, found: 76, wrong: 1, missed: 31 },
    wrong: ['Five questions people'],
    missed: `last ten complaints
      two or three candidates
      two of them optional
      two of them optional
      two of them optional
      two of them optional
      two of them optional
      two of them optional
      two of them optional
      two of them optional
      try it with five of them
      Two reading directions
      three facts and a picture
      Half a day in your office
      No tour of five slides
      People over sixty
      we invite five of each
      interview her for half an hour
      half an hour a week
      Two that your customers use
      five that repeat each other
      two tones
      Three or four themes
      under 18s
      Under 18s
      under 18s
      Two or three words
      three children behind
      four cards
      seven boxes, one family
      under three numbers`,
  },
  'location pages': {
    count: { byHand: 7, found: 5, wrong: 1, missed: 3 },
    wrong: ['hundred times'],
    missed: `compared with two others
      Two Al Nahdas
      all three spellings`,
  },
  studies: {
    count: { byHand: 216, found: 168, wrong: 0, missed: 48 },
    wrong: [],
    missed: `six diaries
      three on paper
      Four questions and a held slot
      brings two links
      Seven kinds of date
      Seven varieties ripen
      two generations
      three cousins
      seven varieties side by side
      three of them hollow
      Three kinds of buyer
      Seven colours
      Two of the cousins
      six pictures
      two numbers it was sold under
      in two taps
      Two of us sat
      we counted 312
      one and a half languages
      Four kinds of card
      six places
      about five of them
      two bedrooms
      three children
      Seven passwords
      had seven passwords
      Four answers
      three grandmothers
      Three lists
      two paper trays
      down from nine
      A father of three
      Three questions came up
      Two fields
      Five numbers
      a fifth of their budget
      two sensors
      eight reasons
      four strangers
      Nineteen were in use
      four in the pockets
      two message groups
      two notebooks
      Four taps
      Two taps
      repeated in two taps
      Three taps
      Three taps`,
  },
  articles: {
    count: { byHand: 221, found: 154, wrong: 7, missed: 74 },
    wrong: [
      ...['Six jobs', 'six jobs', 'Six timed jobs', 'Nine questions about users', 'half'],
      ...['302 says', '404 answers'],
    ],
    missed: `it is usually two
      for an hour or two a week
      three facts, a picture
      fails two of the six
      More than about ten
      Three candidates
      If two candidates
      three words your sales team
      an hour or two and saves
      keep two versions in step
      treats them as four
      half an hour each
      With four hundred
      half a day every week
      three Arabic readers
      six entries a day
      three sentences on what
      1.7 to 1.8
      a height of 2 or more
      Fewer than six correct answers
      25 × 52
      which three facts
      same error in seven places
      Two or three questions
      the five directories
      half an hour a month
      next hundred readers
      is 39 in a quarter
      the first nine
      Three sentences in her own words
      within a day or two
      a team of three
      Half an hour: choose
      two from each drawer
      for all eight
      Eight separate messages
      eight separate delays
      taken three
      make three more
      better than three
      take two from
      three more posts
      rounds of five
      one round of ten
      make two groups
      Five and five
      Three and two
      Five in one language now
      five in the other
      Four or five tasks
      Three sentences cover
      the top five rows
      four-year-old phone
      0.1 or less
      Offer three widths
      two font files
      three advertising pixels
      half a day in the next
      two trial restores
      fewer than five
      spreadsheet of two columns
      makes three`,
  },
};
/** Cells of a table of the bilingual site, whose column says 'working days'. */
const bareCells = 12;

test.each(Object.entries(byHand))(
  'R-G-04 the figures of the first %s are those that a reader finds',
  (name, { wrong, missed, count }) => {
    const read = readFirstContent[name as keyof typeof byHand];
    const found = read.flatMap(({ figures }) => figures);
    const overlooked = missed.split('\n').map((one) => one.trim());
    for (const words of new Set(overlooked)) {
      const times = overlooked.filter((one) => one === words).length;
      const texts = read.filter(({ text }) => text.replace(/<[^>]*>/g, '').includes(words));
      expect([words, texts.length >= Math.min(times, 3)]).toEqual([words, true]);
    }
    for (const figure of wrong) expect(found).toContain(figure);
    const cells = name === 'articles' ? bareCells : 0;
    const right = found.length - wrong.length;
    expect({
      byHand: right + overlooked.length + cells,
      found: found.length,
      wrong: wrong.length,
      missed: overlooked.length + cells,
    }).toEqual(count);
  },
);
