import { line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { defineSection } from '../../section.ts';

export const featuresSection = defineSection({
  name: 'features',
  label: 'Features',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    features: rows('section', 'Features', {
      noun: 'feature',
      fields: {
        heading: line('section', 'Heading', 300),
        text: lines('section', 'Text', 1_000),
      },
    }),
  },
});
