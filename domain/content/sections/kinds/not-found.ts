import { line, lines } from '../../fields/fields.ts';
import { rows } from '../../fields/rows.ts';
import { heroDrawing } from '../drawings.ts';
import { linkFields } from '../link-fields.ts';
import { defineSection } from '../section.ts';

export const notFoundSection = defineSection({
  name: 'not-found',
  label: 'Page not found',
  purpose: 'opening',
  standsAlone: true,
  fields: {
    headline: lines('section', 'Headline', 300, { hint: 'As its lines break on wide screens.' }),
    heading: line('section', 'Heading under the headline', 300),
    text: lines('section', 'Text', 500),
    goneText: lines('section', 'Text where a page was deleted', 500),
    drawing: heroDrawing(),
    ways: rows('section', 'Ways onward', { noun: 'link', limit: 8, fields: linkFields('Link') }),
    searchHeading: line('section', 'Heading beside the search', 300),
    searchText: lines('section', 'Text beside the search', 500),
  },
});
