export const brandTexts = {
  title: 'Brand',
  loading: 'Loading the brand',
  form: 'Brand',
  undo: 'Undo',
  undoAll: 'Undo all',
  publish: 'Publish',
  notOut: (names: string[]) => `Not published yet: ${names.join(', ')}`,
  isOut: 'Published',
  visitors: (day: string | null) =>
    day ? `Visitors see the brand of ${day}` : 'Visitors see the first brand',
  steps: (count: number) => (count === 1 ? '1 step can be undone' : `${count} steps can be undone`),
  published: 'Brand published.',
  history: 'History of the settings',
} as const;

export const earlierTexts = {
  title: 'Earlier brands',
  none: 'There is no earlier brand yet. Each publishing keeps the one before.',
  lead: 'One that you restore comes into the form. Visitors see it when you publish.',
  first: 'The first brand',
  by: (day: string, who: string) => (who ? `${day} by ${who}` : day),
  restore: 'Restore',
  restoreOf: (name: string) => `: ${name}`,
  close: 'Close',
  restored: 'The earlier brand is in the form. Publish it to show it to visitors.',
} as const;

export const markTexts = {
  title: 'Mark',
  note: 'sign and wordmark',
  onGround: 'On the light ground',
  onDeep: 'On the deep ground',
} as const;

export const logoTexts = {
  label: 'Own logo',
  choose: 'Choose file',
  remove: 'Remove logo',
  hint: 'SVG up to 64 KB, or PNG. Look at it on both grounds before you publish.',
  notUploaded: 'The PNG was not uploaded.',
} as const;

export const colourTexts = {
  title: 'Colours',
  note: 'you choose three, the rest follows',
  places: {
    accent: 'Buttons, links, bars',
    ground: 'Light pages',
    deep: 'Dark grounds, text',
  },
  strip:
    'Tints, rules, quiet text and focus are worked out from these. Red and green stay for messages only.',
} as const;

export const contrastTexts = {
  title: 'Can everybody read it?',
  note: 'WCAG 2.2: text 4.5, lines and large text 3',
  sample: '48 h',
  of: (needed: string) => `of ${needed}`,
  passes: 'passes',
  adjusted: 'adjusted',
  fails: 'fails',
  all: (count: number) => `The other ${count} places`,
  allHold: 'Every colour is used as you chose it.',
  darker: 'Your accent is too light for words on the page, so words use a darker step of it.',
  lighter:
    'Your accent is too dark for words on deep ground, so words and buttons there use a lighter step of it.',
  reaches: (colour: string, ratio: string, needed: string) =>
    `${colour} reaches ${ratio}, words need ${needed}.`,
  keeps: 'Lines, bars and drawings keep yours.',
  movedLines: 'Lines and bars are adjusted, too: they need 3.',
  lighterToo: 'On deep ground words are lighter instead.',
  words: 'Get a Quote',
} as const;

export const typeTexts = {
  title: 'Type',
  note: 'eight pairs, each chosen to be read together',
  heading: 'A few words, well set',
  text: 'Read a line or two before you choose. 30 hours, 12,400 and a question: does it sound like you?',
} as const;

export const shapeTexts = {
  corners: {
    title: 'Corners',
    notes: { turn: 'one large corner', square: 'no turn at all', soft: 'all four, small' },
  },
  drawings: {
    title: 'Drawings',
    note: 'for everything without a photo',
    notes: {
      channels: 'lines and a grove',
      terraces: 'steps of a slope',
      basins: 'rings of still water',
    },
  },
} as const;

export const brandPreviewTexts = {
  title: 'Brand in the preview',
  pages: 'Pages in the preview',
  isNew: 'New brand',
  isPublished: 'As visitors see it',
  note: 'Home, a page and an article of your own site. Icons and social pictures follow when you publish.',
  large: 'Open large',
  largeTitle: 'The brand on a page',
  close: 'Close',
  loading: 'Loading the pages',
  retry: 'Try again',
  missing: (name: string, status: number) =>
    `The page ${name} could not be shown (${status}). Everything else works as usual.`,
  caption: (name: string, width: number) => `${name} at ${width}`,
  frame: (name: string, width: number) => `${name}, ${width} pixels wide`,
} as const;
