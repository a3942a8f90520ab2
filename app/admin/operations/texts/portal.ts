import { countOf } from '../../../../domain/count-of.ts';
import type { MessageKind } from '../../../../domain/inbox/message-kind.ts';

const named = (what: string) => (name: string) => (name ? `${what} ${name}` : what);

export const portalTexts = {
  loading: 'Loading the overview',

  quick: 'Quick actions',
  newBlog: 'Upload New Blog',
  newStudy: 'New case study',
  addPictures: 'Add pictures',
  askSignOff: 'Ask for a sign-off',
  askSignOffField: 'Find the item that a client is to sign off',
  seeSite: 'See the site',

  needsYou: 'Needs you',
  nothing: 'Nothing waits for you.',
  nothingMine: 'No enquiry that waits is assigned to you.',
  onlyMine: 'Texts and the site concern everybody: see Everybody.',
  things: (count: number, late: number) => {
    const things = countOf(count, 'thing');
    return late === 0 ? things : `${things}, ${late} ${late === 1 ? 'is' : 'are'} late`;
  },
  whose: 'Whose',
  everybody: 'Everybody',
  mine: 'Mine',
  show: 'Show',
  rest: (count: number) => `${count} more.`,
  names: (names: string[], count: number) =>
    names.slice(0, 2).join(', ') + (count > 2 && names.length > 0 ? ' …' : ''),

  today: 'Today',
  due: (time: string) => `due ${time}`,
  late: (time: string) => `${time} late`,
  left: (time: string) => `${time} left`,
  wrote: (when: string, place: string, assignee: string | null) =>
    `wrote ${when}${place && `, from the page for ${place}`}${assignee ? `, assigned to ${assignee}` : ''}`,
  words: (words: string, isCut: boolean) => `“${words}${isCut ? ' …' : ''}”`,
  answer: 'Answer',
  moreEnquiries: (count: number) => `${count} more enquiries`,
  nextDue: (time: string) => `The next answer is due ${time}.`,

  yourTexts: 'Your texts',
  todayShort: 'Today',
  changedAt: (time: string) => `changed ${time}`,
  notTouched: 'not touched',
  draftNote: (noun: string) => `${noun}. No visitor sees it yet.`,
  takenBackNote: (noun: string) => `${noun}. Visitors do not see it any more.`,
  changedNote: (noun: string) => `${noun}. Visitors still see the text from before.`,
  goOn: 'Continue',
  toBeTakenBack: 'to be taken back',
  scheduledNote: {
    publish: (noun: string, when: string) => `${noun}. It is published ${when}.`,
    unpublish: (noun: string, when: string) => `${noun}. It is taken back ${when}.`,
  },
  refusedNote: (noun: string, reason: string) => `${noun}. It was not published: ${reason}`,
  open: 'Open',
  more: 'more',
  outdatedShort: (count: number) => countOf(count, 'text'),
  outdated: 'outdated',
  outdatedIn: (count: number, language: string) =>
    `${count === 1 ? '1 text is' : `${count} texts are`} outdated in ${language}`,
  outdatedNote: (count: number, words: number) => {
    const changed =
      count === 1
        ? 'Its original has changed since it was translated'
        : 'Their originals have changed since they were translated';
    return `${changed}: ${countOf(words, 'word')} to look at.`;
  },
  moreTexts: (count: number) => `${count} more texts`,
  moreTextsNote: 'Drafts, changes that are not published, and what is scheduled.',
  untitled: 'without a title',

  theSite: 'The site',
  since: (time: string) => `since ${time}`,
  check: 'Check',
  mails: (count: number) => countOf(count, 'mail'),
  oneMail: '1 mail',
  notDelivered: 'not delivered',
  failedKind: {
    enquiry: named('Enquiry of'),
    reminder: named('Reminder of the enquiry of'),
    answer: named('Answer to'),
    receipt: named('Receipt to'),
    webhook: named('Webhook for'),
    heartbeat: named('Heartbeat'),
    'held-summary': named('Summary of held mail'),
    alert: named('Alert'),
    'alert-webhook': named('Alert by webhook'),
    mention: named('Mail about a remark to'),
  } satisfies Record<MessageKind, (name: string) => string>,
  tried: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
  failedNote: (reason: string) =>
    reason ? `${reason}${/[.!?]$/.test(reason) ? '' : '.'} The text is kept.` : 'The text is kept.',
  failedMail: (count: number) =>
    count === 1 ? '1 more message could not be sent' : `${count} more messages could not be sent`,
  sendAgain: 'Send again',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed. Its enquiry still says that it failed.',
  failedMailNote: 'The enquiries are kept; each says why its message was given up.',
  held: 'held',
  heldMail: (count: number) =>
    count === 1 ? 'The mail of 1 enquiry is held' : `The mail of ${count} enquiries is held`,
  heldMailNote:
    'More came within an hour than are mailed. They are stored and leave once fewer come, or when you mark them as real.',
  noMailFigure: 'No mail',
  noMailUnder: 'server',
  noMail: 'No mail is configured',
  noMailNote: 'Enquiries are kept, but nobody gets a mail. Set SMTP_URL and start again.',
  heartbeatFails: 'Enquiries cannot leave',
  heartbeatNote: (reason: string, time: string) =>
    `The hourly test failed, last ${time}: ${reason}. Enquiries are kept and leave once mail works again.`,
  backupFailed: 'The backup failed',
  backupNote: (reason: string) => `${reason} It is tried again within the hour.`,
  drillFailed: 'A trial restore of a backup failed',
  drillNote: (reason: string) => `${reason} Make another backup by hand and look at the disk.`,
  times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  missed: 'missed',
  moreAddresses: (count: number) =>
    count === 1 ? 'and 1 more address' : `and ${count} more addresses`,
  hidden: 'Hidden',
  fromSearch: 'from search engines',
  unnamed: (name: string) => `The site is still called ${name}`,
  unnamedNote:
    'That name came with it, so search engines are told to leave out every page. They are welcome as soon as the site has a name of its own.',
  changeName: 'Change the name',
  ofFigures: (count: number) => (count === 1 ? 'figure' : 'figures'),
  contradicting: 'Figures of the site contradict each other',
  expired: 'Sources of figures have expired',
  contradictingNote: 'Visitors read two numbers for the same thing.',
  expiredNote: (count: number) =>
    `Of ${count === 1 ? 'one' : count} the source has expired: check ${count === 1 ? 'it' : 'them'} again.`,
  unproved: (count: number) =>
    count === 1 ? 'One figure has no source yet' : `${count} figures have no source yet`,
  missedNote: 'Visitors found no page there this week.',
  redirect: 'Redirect',

  runsByItself: 'Runs automatically',
  states: { proven: 'Works:', waiting: 'Waits:', failed: 'Failed:' },
  never: 'Never',
  off: 'Off',
  backup: 'Backup',
  noBackups: 'No backups are made. Set BACKUP_DIR and start again.',
  noBackupYet: 'No backup has been made yet.',
  drill: 'Restore drill',
  noDrill: 'Without backups there is nothing to restore.',
  noDrillYet: 'No trial restore has been made yet.',
  lastGood: (time: string) => `The last one that worked: ${time}.`,
  noneGood: 'None has worked yet.',
  mail: 'Mail',
  heartbeat: 'The hourly test enquiry got through.',
  noHeartbeat: 'The first hourly test enquiry is still to come.',
  queued: (count: number) =>
    count === 1 ? '1 message is on its way.' : `${count} messages are on their way.`,
  next: 'Next to go out',
  nothingScheduled: 'Nothing is scheduled.',
  noneToGo: 'Nothing',
  nextNote: (title: string, time: string) => `“${title}”, ${time}.`,
  nextMore: (count: number) =>
    count === 0 ? 'Nothing else is scheduled.' : `${count} more after it.`,

  settingsCheck: 'Settings check',
  checkLoading: 'Checking the settings of the server',
  hold: (good: number, all: number) => `${good} of ${all} in order`,
  samples: (count: number) =>
    count === 1 ? '1 setting is still a sample.' : `${count} settings are still samples.`,
  samplesNote: 'Visitors see invented names, numbers or texts there.',
  fillIn: 'Fill in',
  lookAt: 'See the check',
  samplesAlso: (count: number) =>
    count === 1 ? '1 setting is still a sample' : `${count} settings are still samples`,
  alsoToDo: (areas: string) => `Also to check: ${areas}.`,
  goodAreas: (areas: string, time: string) => `In order, checked ${time}: ${areas}.`,

  published: (count: number, drafts: number) =>
    drafts === 0
      ? `${count} published`
      : `${count} published, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
  counting: 'Counting',
  notReachable: 'Not reachable',

  lastChanges: 'Last changes',
  allChanges: 'All changes',
  noChanges: 'Nothing has been written yet.',

  account: 'Sign-in and security',
  signedIn: (time: string) => `Signed in ${time}.`,
  noOthers: 'No other session.',
  otherSessions: (count: number, device: string) =>
    count === 1 ? `One other session: ${device}.` : `${count} other sessions, the last: ${device}.`,
  unknownDevice: 'an unknown device',
} as const;
