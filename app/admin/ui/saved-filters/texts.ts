export const savedFilterTexts = {
  title: 'Saved filters',
  save: 'Save this filter',
  name: 'Name of the filter',
  confirm: 'Save filter',
  rename: 'Rename',
  delete: 'Delete',
  of: (name: string) => `filter “${name}”`,
  cancel: 'Cancel',
  deleted: 'Filter deleted.',
  failed: 'Your saved filters could not be loaded. Reload the page to try again.',
} as const;
