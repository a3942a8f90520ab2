import { promisedTime } from '../../../../domain/inbox/answer-promise.ts';

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
  overdueNote: `The privacy policy promises an answer within ${promisedTime}.`,
  overdueEnquiries: 'the overdue enquiries',
  newestEnquiries: 'the new enquiries',
  allEnquiries: 'all enquiries',
  failedMail: (count: number) =>
    count === 1 ? '1 message could not be sent' : `${count} messages could not be sent`,
  failedMailNote: 'The enquiries are kept; each says why its message was given up.',
  heldMail: (count: number) =>
    count === 1 ? 'The mail of 1 enquiry is held' : `The mail of ${count} enquiries is held`,
  heldMailNote:
    'More came within an hour than are mailed. They are stored and leave once fewer come, or when you mark them as real.',
  heldEnquiries: 'the held enquiries',
  alertNote: (detail: string, time: string, advice: string) => `${detail} Since ${time}. ${advice}`,
  noMail: 'No mail is configured',
  noMailNote: 'Enquiries are kept, but nobody is told. Set SMTP_URL and start again.',
  mail: 'Mail is configured.',
  heartbeat: (time: string) => `The last hourly test enquiry got through ${time}.`,
  heartbeatFails: (time: string) => `Enquiries cannot leave since ${time}`,
  heartbeatNote: (reason: string, time: string) =>
    `The hourly test failed, last ${time}: ${reason}. Enquiries are kept and leave once mail goes again.`,
  noBackups: 'No backups are made by themselves. Set BACKUP_DIR and start again.',
  noBackupYet: 'No backup has been made yet.',
  backup: (time: string) => `The last backup was made ${time}.`,
  backupFailed: (time: string) => `The backup failed ${time}`,
  backupNote: (reason: string) => `${reason} It is tried again within the hour.`,
  drill: (time: string) => `It was restored for trial ${time}.`,
  drillFailed: (time: string) => `A backup could not be restored for trial ${time}`,
  drillNote: (reason: string) => `${reason} Make another backup by hand and look at the disk.`,
  show: 'Show',
  fillIn: 'Fill in',
  lastChanges: 'Last changes',
  noChanges: 'Nothing has been written yet.',
  untitled: 'without a title',
} as const;
