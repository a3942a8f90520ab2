import { captionLimit } from '../../../../media/upload.ts';
import { image, line, lines, video } from '../../../fields/fields.ts';
import { ground } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';

export const filmSection = defineSection({
  name: 'film',
  label: 'Film',
  purpose: 'media',
  fields: {
    heading: line('section', 'Heading', 300),
    film: video('section', 'Film'),
    about: line('section', 'What the film shows', 300, {
      hint: 'Its name for those who cannot see it. Captions are added in the media library.',
    }),
    poster: image('section', 'Picture before it starts', {
      hint: 'Empty: the one that the media library has for the film.',
    }),
    caption: lines('section', 'Caption', captionLimit),
    transcript: lines('section', 'Transcript', 20_000, {
      hint: 'What is said, for those who cannot hear it. An empty line begins a new paragraph.',
    }),
    ground: ground(),
  },
});
