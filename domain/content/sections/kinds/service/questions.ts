import { line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

export const questionsSection = defineSection({
  name: 'questions',
  label: 'Questions and answers',
  purpose: 'explain',
  fields: {
    heading: line('section', 'Heading', 300),
    lead: lines('section', 'Text beside the questions', 500),
    ...linkFields('Link'),
    items: rows('section', 'Questions', {
      noun: 'question',
      fields: {
        question: line('section', 'Question', 300),
        answer: lines('section', 'Answer', 2_000),
      },
    }),
  },
});
