import { line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { groundOf } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';

export const processSection = defineSection({
  name: 'process',
  label: 'Steps in time',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    ground: groundOf(['paper', 'sand']),
    steps: rows('section', 'Steps', {
      noun: 'step',
      fields: {
        when: line('section', 'When', 60, { columns: 6, hint: 'Such as ‘Week 1’.' }),
        heading: line('section', 'Heading', 300, { columns: 6 }),
        text: lines('section', 'Text', 1_000),
      },
    }),
  },
});
