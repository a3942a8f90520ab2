import { choice } from '../../../fields/choice-fields.ts';
import { line } from '../../../fields/fields.ts';
import { caseStudyCategories } from '../../../kinds/case-study-fields.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

export const recentWorkSection = defineSection({
  name: 'recent-work',
  label: 'Recent work',
  purpose: 'work',
  needs: ['recentWork', 'reviewedStudies', 'categoryNames'],
  fields: {
    heading: line('section', 'Heading', 300),
    ...linkFields('Link'),
    category: {
      ...choice('section', 'Reviews of projects in', ['', ...caseStudyCategories]),
      hint: 'Up to two of them stand below the projects.',
      words: { '': 'none' },
    },
  },
});
