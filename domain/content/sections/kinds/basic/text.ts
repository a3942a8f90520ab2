import { choice } from '../../../fields/choice-fields.ts';
import { html, line } from '../../../fields/fields.ts';
import { ground } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';

const htmlLimit = 20_000;

export const textSection = defineSection({
  name: 'text',
  label: 'Text',
  purpose: 'media',
  fields: {
    heading: line('section', 'Heading', 300),
    text: html('section', 'Text', htmlLimit),
    width: choice('section', 'Width', ['text', 'full'], {
      columns: 6,
      hint: 'Full: in two columns on wide screens.',
    }),
    ground: ground(),
  },
});
