/** The English sentences of /admin/location-pages; what the specification states stands literally (§2.7). */
export const locationTexts = {
  screen: 'Location pages',
  create: 'Add New Location Page',
  currentUrl: 'Current URL',
  writtenAs: (slugUrl: string) => `written “${slugUrl}”`,
  edit: 'Edit Location',
  delete: 'Delete Location',
  loading: 'Loading the location pages',
  empty: 'There is no location page yet. The button above starts the first one.',
  search: 'Find a location page',
  sorts: { newest: 'Newest first', title: 'Address, A to Z' },

  popup: 'Location Page Upload',
  loadingOne: 'Loading the location page',
  blocksFilled: (filled: number, all: number) => `${filled} of ${all} filled`,
} as const;
