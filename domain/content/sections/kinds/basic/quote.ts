import { image, line, lines } from '../../../fields/fields.ts';
import { ground } from '../../ground-field.ts';
import { defineSection } from '../../section.ts';

export const quoteSection = defineSection({
  name: 'quote',
  label: 'Quote',
  purpose: 'proof',
  fields: {
    words: lines('section', 'Words', 1_000),
    who: line('section', 'Who says it', 100, { columns: 6 }),
    role: line('section', 'Role', 200, { columns: 6 }),
    picture: image('section', 'Picture of the person'),
    ground: ground(),
  },
});
