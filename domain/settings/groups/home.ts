import { defineSettings } from '../group.ts';
import {
  entries,
  paragraphs,
  settingChoice,
  settingLine,
  settingLines,
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
      lead: settingLines('Text under the headline', settingsLimits.description),
      about: {
        heading: settingLine('Heading of the about block', null, { ...translatable, columns: 12 }),
        paragraphs: paragraphs(
          'Paragraphs of the about block',
          'Up to four, with an empty line between them.',
        ),
      },
      /** Where Read more leads: to its own blog, or always to the third one (decision D2). */
      readMore: settingChoice('Where Read more leads', {
        own: 'Each to its own blog',
        third: 'All to the third blog',
      }),
    },
  },
});
