import { retentionPeriod } from '../../../../domain/inbox/retention.ts';

export const enquiryTexts = {
  screen: 'Enquiries',
  loading: 'Loading the enquiries',
  loadingOne: 'Loading the enquiry',
  folders: 'Folders',
  folder: {
    new: 'New',
    open: 'Open',
    overdue: 'Overdue',
    held: 'Held',
    answered: 'Answered',
    spam: 'Spam',
    all: 'All folders',
  },
  find: 'Find by name, address or word',
  search: 'Find',
  found: (total: number) => (total === 1 ? '1 enquiry' : `${total} enquiries`),
  nothingFound: (find: string) => `Nothing in this folder matches “${find}”.`,
  findEverywhere: 'Look in all folders',
  empty: {
    new: 'No new enquiry. What visitors send from the contact forms arrives here.',
    open: 'Nothing is being worked on.',
    overdue: 'Nobody waits longer than the privacy policy promises.',
    held: 'No mail is held. When more enquiries come within an hour than are mailed, the others wait here.',
    answered: 'Nothing has been answered yet.',
    spam: 'Nothing looks like spam. What does is kept here; it is never refused.',
    all: 'There is no enquiry yet.',
  },
  noMail: 'No mail server is set up: enquiries are kept and shown here, but no mail is sent.',
  kept: (months: number) => {
    const time = retentionPeriod(months);
    return time === null
      ? 'Enquiries are kept until somebody deletes them, as the privacy policy says.'
      : `An enquiry is deleted automatically ${time} after it came, as the privacy policy says.`;
  },
  csv: (folder: string, find: string) =>
    find ? `Export what is found in ‘${folder}’ as CSV` : `Export ‘${folder}’ as CSV`,
  csvFile: 'enquiries.csv',
  writtenIn: (language: string) => `Written in ${language}.`,
  mainForm: 'Main form',
  extendedForm: 'Extended form',

  answerWithin: (time: string) => `answer within ${time}`,
  overdueBy: (time: string) => `overdue by ${time}`,
  promise: (promised: string, time: string) => `of ${promised}, until ${time}`,
  broken: (promised: string, time: string) => `after the ${promised}, which ended ${time}`,
  answered: (time: string) => `Answered ${time}`,

  delivery: {
    queued: 'queued',
    queuedBecause: (reason: string) => `queued: ${reason}`,
    noMail: 'no mail configured',
    held: 'held: too many at once',
    sent: 'sent',
    failed: (reason: string) => `failed: ${reason}`,
    undelivered: (reason: string) => `Not delivered: ${reason}`,
    noReason: 'no reason was given',
    notMailed: 'not mailed',
    answer: (state: string) => `answer ${state}`,
  },

  back: 'Back to the list',
  noBusiness: 'No business name',
  moveTo: 'Move to',
  moved: (folder: string) => `Moved to ${folder}.`,
  print: 'Print',
  exportPerson: 'Export their data',
  deletePerson: 'Delete their data',
  deletePersonQuestion: (email: string, count: number, isSigner: boolean) =>
    `Delete everything that ${email} has sent? ${count === 1 ? 'It is this enquiry' : `These are ${count} enquiries`}, with our answers and notes${isSigner ? ', and what came through sign-off links: what was approved there has to be approved again' : ''}. This cannot be undone.`,
  personFile: 'data-of-one-person.json',
  delete: (who: string) => `Delete the enquiry of ${who}`,
  deleteQuestion: (who: string) =>
    `Delete the enquiry of ${who}? Its answers and their mail log are deleted, too. This cannot be undone.`,
  message: 'Message',
  spamReasons: 'Why it looks like spam',
  points: (points: number) => `${points} points`,

  answer: (name: string) => `Answer to ${name}`,
  answerTo: (address: string) =>
    `Goes to ${address}, in the thread of the enquiry. Type / for a saved answer.`,
  answerWaits: 'No mail server is set up: the answer is kept and sent once there is one.',
  answerKept: 'The answer is kept and sent once there is a mail server.',
  addSignature: 'Add a signature',
  changeSignature: 'Change the signature',
  sendAnswer: 'Send answer',
  ourAnswer: (time: string) => `Our answer of ${time}`,

  heldTitle: 'Its mail is held',
  heldNote:
    'More enquiries came within an hour than are mailed. This one is stored, and its mail is sent automatically once fewer come. Move spam to Spam.',
  heldFolderNote:
    'Their mail is sent automatically once fewer come, the oldest first. Open one to send it now.',
  allToSpam: 'Move all to Spam',
  allToSpamQuestion: (held: number) =>
    held === 1
      ? 'Move the held enquiry to Spam? Its mail will not leave.'
      : `Move all ${held} held enquiries to Spam? Their mail will not leave.`,
  release: 'Mark as real and send now',
  released: 'It is on its way.',

  team: 'For colleagues',
  teamNote: 'no visitor sees this',
  note: 'Note',
  noteMeanwhile: 'A colleague has saved this note meanwhile; Save replaces it.',
  noteEmptied: 'An empty note.',
  assigned: 'Assigned to',
  nobody: 'Nobody',
  assignedTo: (email: string) => `Assigned to ${email}`,
  save: 'Save',

  visit: 'The visit',
  sentFrom: 'Sent from',
  pages: 'Pages seen',
  referrer: 'Came from',
  noVisit: 'Nothing is known of the visit.',

  mail: 'Mail',
  mailNote: 'every attempt',
  earlier: (count: number) => (count === 1 ? '1 earlier entry' : `${count} earlier entries`),
  stored: 'Stored',
  storedNote: 'before any mail was tried',
  messages: {
    enquiry: 'To us',
    reminder: 'Reminder to us',
    answer: 'To the visitor',
    receipt: 'Receipt to the visitor',
    webhook: 'Webhook',
    heartbeat: 'Heartbeat',
    'held-summary': 'Summary to us',
    alert: 'Alert to us',
    'alert-webhook': 'Alert by webhook',
    mention: 'To a colleague',
  },
  attempt: (attempt: number, words: string) => `Attempt ${attempt}: ${words}`,
  outcomes: {
    begun: 'started',
    sent: 'accepted',
    deferred: 'postponed',
    failed: 'given up',
  },
  waits: 'queued',
  nextAttempt: (time: string) => `queued, next attempt by ${time}`,
} as const;
