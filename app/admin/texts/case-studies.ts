/** The English sentences of the case-study screens. What the specification states stands literally. */
export const caseStudyTexts = {
  screen: 'Case studies',
  create: 'Create Case Study',
  deleteQuestion: 'Are You Sure You Want To Delete This Product?',
  loading: 'Loading the case studies',
  search: 'Find by heading',
  empty: 'There is no case study yet. Press ‘Create Case Study’ to write the first one.',
  untitled: 'Case study without a heading',
  newest: 'Newest first',
  byHeading: 'Heading, A to Z',
  columns: { image: 'Image', heading: 'Heading', category: 'Category', actions: 'Actions' },
  edit: (heading: string) => `Edit ${heading}`,
  delete: (heading: string) => `Delete ${heading}`,
} as const;
