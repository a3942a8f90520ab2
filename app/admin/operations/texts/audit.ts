/** Texts of the audit log. */
export const auditTexts = {
  title: 'Audit',
  lead: 'Who did what and when, newest first.',
  loading: 'Loading the audit log',
  find: 'Find by words',
  person: 'Person',
  everybody: 'Everybody',
  kind: 'What',
  everything: 'Everything',
  export: 'Export as CSV',
  file: 'audit.csv',
  exported: 'The audit log is in your downloads.',
  none: 'Nothing has been written down yet.',
  nothingFound: 'No entry matches. Take away a filter or try fewer words.',
  found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  columns: { time: 'Time', person: 'Person', action: 'Action', changes: 'Changes' },
  change: (old: string, now: string) => `“${old}” → “${now}”`,
  more: (count: number) => `${count} more`,
} as const;

/** Kinds of entries besides the items (texts/items.ts), by the first part of their call's address. */
export const auditKindNames: Record<string, string> = {
  categories: 'Category',
  enquiries: 'Enquiry',
  redirects: 'Redirect',
  upload: 'Upload',
  uploads: 'Media library',
  users: 'Users and sign-in',
};
