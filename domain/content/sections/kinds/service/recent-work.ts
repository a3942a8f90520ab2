import { line } from '../../../fields/fields.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

export const recentWorkSection = defineSection({
  name: 'recent-work',
  label: 'Recent work',
  purpose: 'work',
  needs: ['recentWork'],
  fields: { heading: line('section', 'Heading', 300), ...linkFields('Link') },
});
