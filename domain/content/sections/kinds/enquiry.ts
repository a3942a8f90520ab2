import { choice } from '../../fields/choice-fields.ts';
import { line, lines } from '../../fields/fields.ts';
import { defineSection } from '../section.ts';

/** The main form asks for name, email and message; the extended one for more (decision D14). */
const enquiryForms = ['main', 'extended'] as const;

export const enquirySection = defineSection({
  name: 'enquiry',
  label: 'Enquiry form',
  purpose: 'contact',
  standsAlone: true,
  fields: {
    form: choice('section', 'Form', enquiryForms, {
      columns: 6,
      hint: 'The extended form also asks for phone, business and role.',
    }),
    heading: line('section', 'Heading', 300),
    text: lines('section', 'Text beside the form', 2_000, {
      hint: 'An empty line begins a new paragraph.',
    }),
  },
});
