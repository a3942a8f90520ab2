import { line, lines } from '../../../fields/fields.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';
import { panelFields } from './panel-fields.ts';

export const blogListSection = defineSection({
  name: 'blog-list',
  label: 'List of blogs',
  purpose: 'work',
  needs: ['blogList'],
  fields: {
    heading: line('section', 'Heading', 300),
    ...panelFields('Invitation in a free place'),
    emptyText: lines('section', 'Text while there are no blogs', 500),
    noneText: lines('section', 'Text where a search or a category has none', 500),
    ...linkFields('Button under these texts'),
  },
});
