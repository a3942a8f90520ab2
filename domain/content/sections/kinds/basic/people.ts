import { image, line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { ground } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';

export const peopleSection = defineSection({
  name: 'people',
  label: 'People',
  purpose: 'media',
  fields: {
    heading: line('section', 'Heading', 300),
    people: rows('section', 'People', {
      noun: 'person',
      fields: {
        name: line('section', 'Name', 100, { columns: 6 }),
        role: line('section', 'Role', 200, { columns: 6 }),
        about: lines('section', 'What to call them for', 300, { hint: 'In one sentence.' }),
        portrait: image('section', 'Portrait'),
      },
    }),
    note: lines('section', 'Text under the people', 500),
    ground: ground(),
  },
});
