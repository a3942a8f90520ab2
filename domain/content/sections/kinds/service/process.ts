import { choice, line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { defineSection } from '../../section.ts';

export const processSection = defineSection({
  name: 'process',
  label: 'Steps in time',
  fields: {
    heading: line('section', 'Heading', 300),
    ground: choice('section', 'Ground', ['paper', 'sand'], { columns: 6 }),
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
