export const historyTexts = {
  title: 'History',
  link: 'History',
  linkNote: ', opens in a new tab',
  loading: 'Loading the history',
  comparing: 'Comparing the two versions',
  back: 'Go Back',
  empty: 'There is no history yet. It begins with the next save.',
  missing: 'There is no such item. It may have been deleted for good.',
  list: 'Versions',
  before: 'Before',
  after: 'After',
  beforeOf: (time: string) => `Before: the version of ${time}`,
  afterOf: (time: string) => `After: the version of ${time}`,
  current: 'Current',
  restore: 'Restore',
  restoreOf: (time: string) => ` the version of ${time}`,
  savedMeanwhile:
    'Somebody else has saved this meanwhile. Compare with the newest version, then restore again.',
  by: (action: string, who: string) => `${action} by ${who}`,
  changed: (names: string[], more: number) =>
    `Changed: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  comparison: 'Differences',
  same: 'These two versions are the same.',
  onlyOne: 'This is the only version. It holds:',
  fields: (count: number) => (count === 1 ? '1 field differs' : `${count} fields differ`),
  onlyHtml: 'The words are the same; only the HTML differs.',
  source: 'Show the HTML',
  /** Where a field holds nothing. */
  nothing: 'empty',
} as const;

/** What was done, in words; anything else is shown as the server names it. */
export const actionNames: Record<string, string> = {
  found: 'Before the first save here',
  created: 'Created',
  saved: 'Saved',
  'draft saved': 'Kept as a draft',
  restored: 'Restored',
  duplicated: 'Duplicated',
  deleted: 'Deleted',
  undeleted: 'Restored from the trash',
  published: 'Published',
  unpublished: 'Taken back',
  'links followed': 'Links updated',
  undone: 'Undone',
  'file replaced': 'File replaced',
};
