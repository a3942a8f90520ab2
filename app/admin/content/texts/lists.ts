/** The English sentences of everything that lists items. */
export const listTexts = {
  retry: 'Retry',
  sort: 'Sort by',
  lastChange: 'Last change',
  draft: 'Draft',
  categoriesFailed: 'The categories could not be loaded, so their names are missing here.',
  found: (found: number, all: number) => `${found} of ${all} found`,
  nothingFound: (typed: string) => `Nothing here matches “${typed}”. Try fewer words.`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  sorts: { newest: 'Newest first', title: 'Title, A to Z' },
  columns: { image: 'Image', heading: 'Heading', category: 'Category', actions: 'Actions' },
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
  page: (number: number, last: number) => `Page ${number} of ${last}`,
} as const;
