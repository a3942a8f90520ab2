import type { LedgerView } from '../../../domain/api/moving/imports.ts';
import type { EntryState, ImportState } from '../../../domain/moving/import.ts';

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const types: Record<string, { one: string; more: string }> = {
  post: { one: 'Post', more: 'Posts' },
  page: { one: 'Page', more: 'Pages' },
};

export const importTexts = {
  title: 'Import',
  lead: 'Bring the articles, pages and pictures of a WordPress or Ghost site, or of Markdown files. First you see a plan; nothing is written before you start it.',
  choose: 'Choose a file',
  chooseHeading: 'A new import',
  chooseNote:
    'The export of the other site: .xml of WordPress, .json of Ghost, Markdown, or a zip of these. Up to 1 GB.',
  uploadingWords: 'Uploading',
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: (name: string) => `${name} is uploaded. It stands under Import and export.`,
  loading: 'Imports are loading',
  earlier: 'Earlier imports',
  empty: 'Nothing was imported yet.',
  file: (size: number, by: string, time: string) => `${sizeOf(size)}, ${time}, by ${by}`,
  backToAll: 'All imports',
  states: {
    reading: 'Reading the file',
    planning: 'Making the plan',
    planned: 'Planned',
    running: 'Running',
    paused: 'Paused',
    finished: 'Finished',
    'taking back': 'Being taken back',
    'taken back': 'Taken back',
    refused: 'Not imported',
  } satisfies Record<ImportState, string>,
  steps: 'Steps of the import',
  phases: [
    { title: 'Read the file', note: (found: number) => many(found, 'thing found', 'things found') },
    { title: 'Plan', note: () => 'what becomes what' },
    { title: 'Import', note: () => 'as you have chosen' },
    { title: 'Check', note: () => 'look and publish' },
  ],
  planHeading: 'What becomes what',
  planNote: 'nothing is written before you start',
  ofType: (type: string, count: number) => types[type]?.[count === 1 ? 'one' : 'more'] ?? type,
  typeNamed: (type: string) => types[type]?.more ?? `Items of the type ‘${type}’`,
  becomes: (name: string) => `What becomes of ${name}`,
  nothing: 'Leave out',
  asDone: {
    draft: 'As drafts, nothing goes out',
    keep: 'With the status they had',
    publish: 'All published, but for what was private',
  },
  statusLabel: 'Publish',
  categories: 'Make categories that are missing here',
  start: {
    draft: 'Import as drafts',
    keep: 'Import with their status',
    publish: 'Import and publish',
  },
  goOn: 'Go on',
  pause: 'Pause',
  stop: 'Stop and take back',
  takeBack: 'Take everything back',
  takeBackQuestion: (name: string) =>
    `Undo the import of ${name}? Everything that it made goes to the trash, from where it can be restored for 30 days.`,
  discard: 'Discard',
  discardQuestion: (name: string) => `Discard the import of ${name}, with its plan and ledger?`,
  written: (count: number) => many(count, 'thing will be written', 'things will be written'),
  runHeading: 'Progress',
  done: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  meanwhile: 'You can close this page; it goes on by itself.',
  tracks: 'How far each kind is',
  trackNames: { categories: 'Categories', pictures: 'Pictures', redirects: 'Redirects' },
  missing: (count: number) => `${count.toLocaleString('en')} missing`,
  now: (what: string, done: number, all: number) =>
    `${what}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}.`,
  left: (seconds: number) =>
    seconds < 60
      ? 'Less than a minute left.'
      : `About ${many(Math.round(seconds / 60), 'minute', 'minutes')} left.`,
  aside: 'About this import',
  found: (count: number) => `${many(count, 'thing', 'things')} found so far.`,
  soFar: 'So far',
  how: 'Published',
  backupBefore: 'Last backup',
  noBackup: 'none',
  thenHeading: 'Then',
  thenLook:
    'Look at what has a note, open a few items, and publish them one by one or together in their lists. Redirects work as soon as the page that they lead to is public.',
  thenTakeBack:
    'Everything can be taken back at any time, also after publishing: it goes to the trash, from where it can be restored for 30 days.',
  outcomes: {
    planned: 'Waiting',
    'left out': 'Left out',
    imported: 'Imported',
    changed: 'Changed',
    unchanged: 'Unchanged',
    dropped: 'Dropped',
    asks: 'Waiting for an answer',
    'taken back': 'Taken back',
    again: 'Waiting',
    'changed again': 'Waiting',
  } satisfies Record<EntryState, string>,
  planned: 'Planned',
  ledgerHeading: { plan: 'In detail', ledger: 'Ledger' },
  views: {
    all: 'All',
    look: 'To look at',
    imported: 'Imported',
    changed: 'Changed',
    unchanged: 'Unchanged',
    dropped: 'Dropped',
    asks: 'To answer',
  } satisfies Record<LedgerView, string>,
  view: 'Show',
  columns: {
    time: 'Time',
    thing: 'Thing',
    became: 'Became',
    state: 'State',
    notes: 'What happened',
  },
  planColumns: {
    thing: 'Thing',
    becomes: 'Becomes',
    state: 'State',
    notes: 'Please note',
    choice: 'Your choice',
  },
  signs: { fine: 'Done', look: 'Please look', failed: 'Failed' },
  noEntries: 'There is nothing of this kind.',
  csv: 'Download as CSV',
  csvName: (id: number) => `import-${id}.csv`,
  compare: 'Compare',
  askedLead: 'This was edited here as well as there. What is not ticked stays as it is here.',
  here: 'Here',
  came: 'From the file',
  take: (label: string) => `Take ${label} from the file`,
  answer: 'Save the answer',
  settled: 'Nothing is asked about this any more.',
  addressesHeading: 'Addresses',
  addressNote: (redirect: number, stays: number, look: number) =>
    [
      `${redirect} get a redirect`,
      `${stays} stay`,
      ...(look > 0 ? [`${look} cannot be redirected`] : []),
    ].join(', '),
  allAddresses: 'Show them all',
  addressStates: { redirect: 'Redirect', stays: 'Stays', look: 'Please look' },
  addressColumns: { from: 'Old address', to: 'Here', state: 'What happens' },
  unknownTarget: 'where it is published',
  picturesHeading: 'Missing pictures',
  picturesNote: (missing: number, all: number) => `${missing} of ${all}`,
  retryPictures: 'Try again',
  of: (id: string) => `of ${id}`,
};
