import { line, lines } from '../../fields/fields.ts';
import { rows } from '../../fields/rows.ts';
import { illustrationFields } from '../drawings.ts';
import { linkFields } from '../link-fields.ts';
import { defineSection } from '../section.ts';

export const purposeSection = defineSection({
  name: 'purpose',
  label: 'Purpose',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    blocks: rows('section', 'Blocks', {
      noun: 'block',
      fields: {
        heading: line('section', 'Heading', 300),
        lead: lines('section', 'First sentence', 500),
        text: lines('section', 'Text', 2_000),
        ...illustrationFields(),
        ...linkFields('Link'),
        about: line('section', 'What the link is about, for those who cannot see', 100, {
          hint: 'Such as ‘our mission’.',
        }),
      },
    }),
  },
});
