/** Texts of the history of an item or of the settings. */
export const historyTexts = {
  title: 'History',
  link: 'History',
  linkNote: ', opens in a new tab',
  loading: 'Loading the history',
  comparing: 'Comparing the two states',
  back: 'Go Back',
  empty: 'Nothing is kept yet. The next save begins the history.',
  list: 'Saves',
  before: 'Before',
  after: 'After',
  beforeOf: (time: string) => `Before: the state of ${time}`,
  afterOf: (time: string) => `After: the state of ${time}`,
  current: 'Stands now',
  restore: 'Restore',
  restoreOf: (time: string) => ` the state of ${time}`,
  by: (action: string, who: string) => `${action} by ${who}`,
  changed: (names: string[], more: number) =>
    `Changed: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  noChange: 'Without a change',
  comparison: 'What differs',
  same: 'These two states are the same, field by field.',
  onlyOne: 'This is the only state that is kept. All it holds:',
  fields: (count: number) => (count === 1 ? '1 field differs' : `${count} fields differ`),
  /** Where a field holds nothing. */
  nothing: 'empty',
} as const;

/** What was done, in words; anything else is shown as the server names it. */
export const actionNames: Record<string, string> = {
  found: 'Kept as it was',
  created: 'Created',
  saved: 'Saved',
  'draft saved': 'Kept as a draft',
  restored: 'Restored',
  duplicated: 'Duplicated',
  deleted: 'Deleted',
  undeleted: 'Brought back from the trash',
  published: 'Published',
  unpublished: 'Taken back',
  'links followed': 'Links renewed',
  undone: 'Undone',
  'file replaced': 'File replaced',
};
