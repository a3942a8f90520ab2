import { choice, toggle } from '../../fields/choice-fields.ts';
import { image, lines, video } from '../../fields/fields.ts';
import { heroDrawing } from '../drawings.ts';
import { linkFields } from '../link-fields.ts';
import { defineSection } from '../section.ts';

export const heroSection = defineSection({
  name: 'hero',
  label: 'Hero',
  purpose: 'opening',
  fields: {
    headline: lines('section', 'Headline', 1_250, { hint: 'As its lines break on wide screens.' }),
    lead: lines('section', 'Text under the headline', 500),
    ...linkFields('Button'),
    size: choice('section', 'Height', ['sub', 'low', 'full'], {
      columns: 6,
      words: { sub: 'Most of the screen', low: 'Low', full: 'The whole screen' },
    }),
    drawing: heroDrawing(),
    picture: image('section', 'Picture instead of a drawing'),
    film: video('section', 'Film behind the headline', {
      hint: 'A short file from Media. It plays without sound, again and again.',
    }),
    hasFilm: toggle('section', 'Play the film of the water', {
      columns: 6,
      hint: 'Not with a picture or film of your own.',
    }),
    hasCrumbs: toggle('section', 'Show the way from the home page', { columns: 6 }),
  },
});
