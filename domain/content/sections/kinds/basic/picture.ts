import { choice } from '../../../fields/choice-fields.ts';
import { ground } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';
import { pictureFields } from './picture-fields.ts';

export const pictureSection = defineSection({
  name: 'picture',
  label: 'Picture',
  purpose: 'media',
  fields: {
    ...pictureFields(),
    width: choice('section', 'Width', ['full', 'text', 'half'], {
      columns: 6,
      hint: 'Half: with the caption beside it, as a picture that is higher than wide has it at full width, too.',
    }),
    ground: ground(),
  },
});
