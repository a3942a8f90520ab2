/** Texts of the settings screen. */
export const settingsTexts = {
  title: 'Settings',
  loading: 'Loading the settings',
  lead: 'The whole site reads these: header, footer, contact page and search engines.',
  sections: 'Sections',
  sample: 'still sample',
  samples: (count: number) => (count === 1 ? '1 sample' : `${count} samples`),
  save: 'Save',
  saveOf: (title: string) => ` ${title}`,
  discard: 'Discard',
  changes: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
} as const;

export const categoryTexts = {
  title: 'Categories',
  note: 'of blogs',
  loading: 'Loading the categories',
  nameOf: (name: string) => `Name of ${name}`,
  blogs: (count: number) => (count === 1 ? '1 blog' : `${count} blogs`),
  stays: 'cannot be deleted',
  rename: 'Rename',
  remove: 'Delete',
  of: (name: string) => ` ${name}`,
  add: 'Add category',
  moveTo: (name: string) => `Where the blogs of ${name} go`,
  none: 'No category',
  choose: 'Please choose',
  moveAndDelete: 'Move and delete',
  keep: 'Cancel',
} as const;
