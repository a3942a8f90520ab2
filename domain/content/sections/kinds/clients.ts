import { line } from '../../fields/fields.ts';
import { linkFields } from '../link-fields.ts';
import { defineSection } from '../section.ts';

export const clientsSection = defineSection({
  name: 'clients',
  label: 'Clients',
  purpose: 'proof',
  needs: ['clients'],
  fields: { heading: line('section', 'Heading', 300), ...linkFields('Link') },
});
