import { defineSettings } from '../group.ts';
import {
  choice,
  entries,
  line,
  lines,
  paragraphs,
  settingsLimits,
  translatable,
} from '../setting-fields.ts';

export const home = defineSettings({
  id: 'home',
  title: 'Home page',
  note: 'hero, about block, Read more',
  saves: 'the texts of the home page',
  tree: {
    home: {
      headline: entries('Headline', 'Up to four lines, as they break on wide screens.', 1),
      lead: lines('Text under the headline', settingsLimits.description),
      about: {
        heading: line('Heading of the about block', null, { ...translatable, columns: 12 }),
        paragraphs: paragraphs(
          'Paragraphs of the about block',
          'Up to four, with an empty line between them.',
        ),
      },
      /** Where Read more leads: to its own blog, or always to the third one (decision D2). */
      readMore: choice('Where Read more leads', {
        own: 'Each to its own blog',
        third: 'All to the third blog',
      }),
    },
  },
});
