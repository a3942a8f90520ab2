import { toggle } from '../../../fields/choice-fields.ts';
import { address, html, line } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

export const specializationSection = defineSection({
  name: 'specialization',
  label: 'Specialization',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    hasUnderscore: toggle('section', 'Underscore after the heading'),
    cards: rows('section', 'Cards', {
      noun: 'card',
      fields: {
        heading: line('section', 'Heading', 300),
        text: html('section', 'Text', 2_000),
        ...linkFields('Link'),
        service: address('section', 'Page of the service', { columns: 6 }),
      },
    }),
  },
});
