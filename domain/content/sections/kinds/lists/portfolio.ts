import { line } from '../../../fields/fields.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

export const portfolioSection = defineSection({
  name: 'portfolio',
  label: 'Portfolio',
  purpose: 'work',
  needs: ['portfolio'],
  fields: { heading: line('section', 'Heading', 300), ...linkFields('Link') },
});
