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
  newEnquiries: (count: number) => (count === 1 ? '1 new enquiry' : `${count} new enquiries`),
  newEnquiriesNote: 'Nobody has taken them up yet.',
  overdue: (count: number) =>
    count === 1 ? '1 enquiry is overdue' : `${count} enquiries are overdue`,
  overdueNote: 'The privacy policy promises an answer within 48 hours.',
  overdueEnquiries: 'the overdue enquiries',
  newestEnquiries: 'the new enquiries',
  allEnquiries: 'all enquiries',
  failedMail: (count: number) =>
    count === 1 ? '1 message could not be sent' : `${count} messages could not be sent`,
  failedMailNote: 'The enquiries are kept; each says why its message was given up.',
  noMail: 'No mail is configured',
  noMailNote: 'Enquiries are kept, but nobody is told. Set SMTP_URL and start again.',
  mail: 'Mail is configured.',
  heartbeat: (time: string) => `The last hourly test enquiry got through ${time}.`,
  heartbeatFails: (time: string) => `Enquiries cannot leave since ${time}`,
  heartbeatNote: (reason: string, time: string) =>
    `The hourly test failed, last ${time}: ${reason}. Enquiries are kept and leave once mail goes again.`,
  show: 'Show',
  fillIn: 'Fill in',
  lastChanges: 'Last changes',
  noChanges: 'Nothing has been written yet.',
  untitled: 'without a title',
  kinds: {
    'case study': { name: 'Case study', path: (id: string) => `/admin/casestudy/${id}/edit` },
    blog: { name: 'Blog', path: (id: string) => `/admin/blogs?edit=${id}` },
    'location page': {
      name: 'Location page',
      path: (id: string) => `/admin/location-pages?edit=${id}`,
    },
  },
} as const;
