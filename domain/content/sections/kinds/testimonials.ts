import { line } from '../../fields/fields.ts';
import { defineSection } from '../section.ts';

export const testimonialsSection = defineSection({
  name: 'testimonials',
  label: 'Testimonials',
  fields: { heading: line('section', 'Heading', 300) },
});
