import { choice } from '../../fields/choice-fields.ts';
import { html, line, lines } from '../../fields/fields.ts';
import { rows } from '../../fields/rows.ts';
import { defineSection } from '../section.ts';

const htmlLimit = 20_000;

/** Of a row that is only true with, or without, a time limit for stored enquiries (decision D42). */
const shownTimes = ['always', 'with a time limit', 'without a time limit'] as const;

function shown() {
  return choice('section', 'Shown', shownTimes, {
    columns: 6,
    hint: 'The time limit after which enquiries are deleted.',
  });
}

export const policySection = defineSection({
  name: 'policy',
  label: 'Policy',
  purpose: 'explain',
  fields: {
    title: line('section', 'Title', 300),
    lead: lines('section', 'Text under the title', 500),
    facts: rows('section', 'Facts', {
      noun: 'fact',
      fields: {
        term: line('section', 'What it is about', 200),
        figure: line('section', 'Figure', 100, { columns: 6 }),
        shown: shown(),
        remark: line('section', 'Remark', 300),
      },
    }),
    parts: rows('section', 'Parts', {
      noun: 'part',
      fields: {
        heading: line('section', 'Heading', 300),
        anchor: line('section', 'Name in links', 60, {
          columns: 6,
          isShared: true,
          hint: 'Such as ‘asking’, for links to /privacy-policy#asking.',
        }),
        shown: shown(),
        text: html('section', 'Text', htmlLimit),
      },
    }),
  },
});
