export const editionTexts = {
  unknown: 'There is no such item. Perhaps it is in the trash.',
  loading: 'Loading the edition',
  originalItem: 'The original',
  title: (language: string) => `${language} edition`,
  confirmationOf: (label: string) => `${label}, whether it is still right`,
  address: 'Address',
  addressHint: (prefix: string, original: string) =>
    `Below ${prefix}, where the original has ${original}. Left empty, it is made automatically.`,
  ownTitle: 'Address and pictures',
  ownNote: (language: string) =>
    `of the ${language} edition alone; pictures left empty are those of the original`,
  pictureOf: (label: string) => `${label}, instead of that of the original`,
  back: (language: string) => `All work in ${language}`,
  original: (language: string) => `${language}, the original`,
  direction: (language: string, isFromRight: boolean) =>
    `${language}, written from the ${isFromRight ? 'right' : 'left'}`,

  standings: {
    missing: 'Missing',
    outdated: 'Outdated',
    ready: 'Ready',
    typed: 'Brought up to date with the next save',
    'still right': 'Still right, with the next save',
  },
  outdated: (why: string) => `Outdated: ${why}`,
  differing: (words: number) =>
    words === 1
      ? '1 word differs'
      : words === 0
        ? 'only its form differs'
        : `${words} words differ`,
  neverConfirmed: 'it was never compared with the original',
  legend: 'What is new is highlighted, what was removed is struck through.',
  stillRight: 'Still right',
  undo: 'Undo',
  of: (label: string) => ` ${label}`,
  start: (language: string) => `Start from the ${language}`,

  all: (count: number) => `All ${count}`,
  toDo: (count: number) => `To do ${count}`,
  show: 'Which texts are shown',
  nothingToDo: 'Nothing to do here: every text is ready.',
  workLeft: (outdated: number, missing: number) => {
    const parts = [
      outdated > 0 ? `${outdated} outdated` : '',
      missing > 0 ? `${missing} missing` : '',
    ].filter((part) => part !== '');
    return parts.length > 0 ? parts.join(', ') : 'every text is ready';
  },
  noTexts: 'The original has no texts to translate yet.',
  create: 'Upload',
  save: 'Save',
  saved: (language: string, isSeen: boolean) =>
    isSeen ? `The ${language} edition is saved and public.` : `The ${language} edition is saved.`,
  invisibleMarks:
    'There are invisible marks in this address. They are removed, as two addresses would look like one with them.',
  marksRemoved: 'Invisible marks were removed from its address.',
  changedMeanwhile: (labels: string[]) =>
    `The original of ${labels.join(', ')} has changed meanwhile: look at it again.`,
  savedAsDraft: (language: string) =>
    `The ${language} edition is kept as a draft; visitors see nothing of it yet.`,
  languages: 'Languages',
  close: 'Close',
  loadingLanguages: 'Loading the languages',
  begin: 'Begin',
  open: 'Open',
  inLanguage: (language: string, state: string) => `${language}: ${state}`,
  states: { missing: 'not all translated', outdated: 'outdated', ready: 'ready' },
} as const;
