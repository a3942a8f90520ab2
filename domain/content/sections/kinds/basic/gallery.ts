import { choice } from '../../../fields/choice-fields.ts';
import { line } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { ground } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';
import { pictureFields } from './picture-fields.ts';

const picturesLimit = 24;

export const gallerySection = defineSection({
  name: 'gallery',
  label: 'Gallery',
  purpose: 'media',
  fields: {
    heading: line('section', 'Heading', 300),
    columns: choice('section', 'Pictures in a row', ['3', '2', '4'], {
      columns: 6,
      hint: 'On wide screens; phones show fewer.',
    }),
    ground: ground(),
    pictures: rows('section', 'Pictures', {
      noun: 'picture',
      limit: picturesLimit,
      fields: pictureFields(),
    }),
  },
});
