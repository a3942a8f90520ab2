import { line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { defineSection } from '../../section.ts';

export const infoSection = defineSection({
  name: 'info',
  label: 'Service in short',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    highlight: line('section', 'Word of the heading in the accent colour', 60),
    text: lines('section', 'Text', 2_000),
    points: rows('section', 'Points', {
      noun: 'point',
      fields: {
        heading: line('section', 'Heading', 300),
        text: lines('section', 'Text', 1_000),
      },
    }),
    label: line('section', 'Button that calls you: words', 60, {
      columns: 6,
      hint: 'The number is the one in the settings.',
    }),
    note: line('section', 'Words before the number', 60, { columns: 6 }),
  },
});
