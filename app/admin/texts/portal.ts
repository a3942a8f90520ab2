/** Texts of the Portal besides the literal ones. */
export const portalTexts = {
  loading: 'Loading the overview',
  account: 'Sign-in and security',
  needsYou: 'Needs you',
  nothing: 'Nothing waits for you.',
  drafts: (count: string) => `${count} not published`,
  draftsNote: (title: string) => `The last one changed is “${title}”.`,
  samples: (count: number) =>
    count === 1 ? '1 setting is still a sample' : `${count} settings are still samples`,
  samplesNote: 'Visitors see invented names, numbers or texts there.',
  noMail: 'No mail is configured',
  noMailNote: 'Enquiries are kept, but nobody is told. Set SMTP_URL and start again.',
  mail: 'Mail is configured.',
  show: 'Show',
  fillIn: 'Fill in',
  lastChanges: 'Last changes',
  noChanges: 'Nothing has been written yet.',
  untitled: 'without a title',
  kinds: {
    'case study': { name: 'Case study', path: (id: string) => `/admin/casestudy/${id}/edit` },
    blog: { name: 'Blog', path: () => '/admin/blogs' },
    'location page': { name: 'Location page', path: () => '/admin/location-pages' },
  },
} as const;
