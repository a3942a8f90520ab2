import type { PublishingState } from '../../../../domain/content/publishing.ts';
import { countOf } from '../../../../domain/count-of.ts';

const states: Record<PublishingState | 'deleted', string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with changes not yet published',
  scheduled: 'Scheduled',
  'taken back': 'Taken back',
  deleted: 'In the trash',
};

/** The second line of the bar; `save` is what its button is called. */
const notes = {
  nothingTyped: 'nothing typed yet',
  nothingChanged: 'nothing changed',
  allSaved: 'everything saved',
  unsaved: (count: number) => countOf(count, 'unsaved change'),
  keptHere: (hour: string) => `kept on this device ${hour}`,
  notKept: 'this browser cannot keep them',
  newerKept: 'a newer draft is kept on the server',
  isNewer: 'the newer draft is in this form',
  savedAt: (time: string) => `saved on the server ${time}`,
  colleaguesOnly: 'only you and your colleagues see it',
  visitorsSee: (time: string) => `visitors see the text of ${time}`,
  since: (time: string) => `since ${time}`,
  answersGone: 'its address answers 410 (gone)',
  inDays: (nights: number) =>
    nights === 0 ? 'today' : nights === 1 ? 'tomorrow' : `in ${nights} days`,
  publishesDraft: (time: string) => `a draft that is saved before ${time} is published then`,
  takesBack: (time: string) => `taken back again on ${time}`,
  publishes: (save: string) => `${save} publishes it`,
  keepsTime: (save: string) => `${save} keeps the time`,
  staysBack: (save: string) => `${save} leaves it taken back`,
  unknown: 'its state could not be loaded',
} as const;

/** Where an item stands between draft and public, and what changes that. */
export const publishingTexts = {
  bar: 'Publishing',
  states,
  notes,
  scheduledFor: (time: string) => `Scheduled for ${time}`,

  saveDraft: 'Keep as draft',
  publishNow: 'Publish now',
  publishAnyway: 'Publish anyway',
  anyway: (save: string) => `${save} anyway`,
  open: 'Open the page',
  opensTab: ', opens in a new tab',
  takeBack: 'Take back',
  undo: 'Undo',
  more: 'More',
  restore: 'Restore',
  moveToTrash: 'Move to Trash',
  movedToTrash: 'you can restore it for 30 days; it is removed from the site',
  visitors: 'See what visitors find',

  waitsFor: ([name = '', ...others]: string[]) =>
    others.length > 0
      ? `Waiting for ${others.length + 1} files to be uploaded`
      : `Waiting for ${name} to be uploaded`,
  savesThen: 'it is saved automatically then',
  now: (save: string) => `${save} now`,
  nowWithout: (save: string) => `${save} now saves without it`,
  notYet: 'Cancel saving',
  heldForGood: (name: string) =>
    `${name} did not arrive in the form, so nothing was saved. Press again to save without it.`,
  deleted: 'somebody deleted it; what you typed is kept on this device',
  noAnswer: 'Not saved: the server did not answer',
  notSaved: 'Not saved',
  refused: 'It was not saved.',
  textHere: 'your text is still here',
  tryAgain: 'Try again',
  errorsBefore: (errors: number, action: string) => `${countOf(errors, 'error')} before ${action}`,
  visitorsMeet: (finding: string) => `Visitors would meet this: ${finding}`,
  showThem: 'Show them',
  colleagueSaved: (names: string[]) => `A colleague changed ${names.join(', ')}, too`,
  keepsYours: (save: string) =>
    `${save} keeps yours; theirs stays in the history, and the rest of both is merged`,
  showIt: 'Show it',

  setTime: 'Set a time',
  changeTime: 'Change the time',
  publishAt: 'Publish at a time',
  takeBackAt: 'Take back at a time',
  day: 'Day',
  timeIn: (city: string) => `Time in ${city}`,
  takeBackDay: 'Day to take it back',
  takeBackTime: (city: string) => `Time to take it back in ${city}`,
  quick: 'Quick choices',
  tomorrow: (hour: string) => `Tomorrow ${hour}`,
  nextMonday: (hour: string) => `Next Monday ${hour}`,
  takeBackToo: 'Take it back at a set time, too',
  keepsFirst: 'What is typed is kept as a draft first.',
  apply: 'Set the time',
  removeTime: 'Remove the time',
  cancel: 'Cancel',
  timeNotSet: (reason: string) => `The time was not set. ${reason}`,
  noTime: 'Choose a day and a time.',
  passed: 'a day that has passed',

  previewLink: 'Preview link',
  shareDraft: 'Share the draft',
  linkFor: 'Valid for',
  linkNote: 'A preview link shows the saved draft to whoever has it, without signing in.',
  days: (days: number) => countOf(days, 'day'),
  copyLink: 'Copy preview link',
  withdraw: 'Withdraw all links',
  link: 'Preview link',
  linkCopied: (until: string) => `Copied. It ends on ${until}.`,
  linkMade: (until: string) => `Copy it from the field. It ends on ${until}.`,
  close: 'Close',
} as const;
