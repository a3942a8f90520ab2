import { toggle } from '../../fields/choice-fields.ts';
import { line, lines } from '../../fields/fields.ts';
import { linkFields } from '../link-fields.ts';
import { defineSection } from '../section.ts';

export const aboutSection = defineSection({
  name: 'about',
  label: 'About',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    text: lines('section', 'Text', 4_100, { hint: 'An empty line begins a new paragraph.' }),
    ...linkFields('Button'),
    hasRoute: toggle('section', 'Show the route between the first two offices'),
  },
});
