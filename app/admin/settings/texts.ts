import { countOf } from '../../../domain/count-of.ts';

export const settingsTexts = {
  title: 'Settings',
  loading: 'Loading the settings',
  lead: 'The whole site reads these: header, footer, contact page and search engines.',
  sections: 'Sections',
  sample: 'still sample',
  samples: (count: number) => countOf(count, 'sample'),
  save: 'Save',
  saveOf: (title: string) => ` ${title}`,
  discard: 'Discard',
  changes: (count: number) => countOf(count, 'unsaved change'),
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
