import { line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { illustrationFields } from '../../drawings.ts';
import { defineSection } from '../../section.ts';

export const numberedSection = defineSection({
  name: 'numbered',
  label: 'Numbered blocks',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    blocks: rows('section', 'Blocks', {
      noun: 'block',
      fields: {
        heading: line('section', 'Heading', 300),
        text: lines('section', 'Text', 4_000, { hint: 'An empty line begins a new paragraph.' }),
        ...illustrationFields(),
      },
    }),
  },
});
