/** The English sentences of the case-study screens. What the specification states stands literally. */
export const caseStudyTexts = {
  screen: 'Case studies',
  create: 'Create Case Study',
  deleteQuestion: 'Are You Sure You Want To Delete This Product?',
  loading: 'Loading the case studies',
  search: 'Find a case study',
  empty: 'There is no case study yet. The button above starts the first one.',
  untitled: 'Case study without a heading',
  sorts: { newest: 'Newest first', title: 'Heading, A to Z' },
  columns: { image: 'Image', heading: 'Heading', category: 'Category', actions: 'Actions' },
  edit: (heading: string) => `Edit ${heading}`,
  delete: (heading: string) => `Delete ${heading}`,

  editScreen: 'Edit Case Study',
  loadingOne: 'Loading the case study',
  templateHints: {
    template1: 'Section 4 shows four figures.',
    template2: 'Section 4 shows three figures, section 3 an image in its second block.',
  },
} as const;
