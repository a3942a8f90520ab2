import { address, line, lines } from '../../../fields/fields.ts';
import { ground } from '../../ground-field.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

export const callToActionSection = defineSection({
  name: 'call-to-action',
  label: 'Call to action',
  purpose: 'contact',
  fields: {
    heading: line('section', 'Heading', 300),
    text: lines('section', 'Text', 500),
    ...linkFields('Button'),
    secondLabel: line('section', 'Second link: words', 60, { columns: 6 }),
    secondHref: address('section', 'Second link: where it leads', { columns: 6 }),
    ground: ground(),
  },
});
