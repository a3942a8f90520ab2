import { choice } from '../../../fields/choice-fields.ts';
import { line } from '../../../fields/fields.ts';
import { defineSection } from '../../section.ts';

export const latestBlogsSection = defineSection({
  name: 'latest-blogs',
  label: 'Latest blogs',
  purpose: 'work',
  needs: ['latestBlogs'],
  fields: {
    heading: line('section', 'Heading', 300),
    // Decision D2.
    readMore: choice('section', 'Where Read more leads', ['own', 'third'], {
      columns: 6,
      hint: 'own: each to its own blog. third: all to the third blog.',
    }),
  },
});
