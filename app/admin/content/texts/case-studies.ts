/** What the screens of case studies say in their own words (specification §2.7). */
export const caseStudyTexts = {
  create: 'Create Case Study',
  deleteQuestion: 'Are You Sure You Want To Delete This Product?',
  untitled: 'Case study without a heading',
  sorts: { newest: 'Newest first', title: 'Heading, A to Z' },

  editor: 'Edit Case Study',
  templateHints: {
    template1: 'Section 4 shows four figures.',
    template2: 'Section 4 shows three figures, section 3 an image in its second block.',
  },
} as const;
