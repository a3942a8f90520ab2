import type {
  DemoPart,
  DemoWish,
  FirstStep,
  UntouchedPart,
} from '../../../domain/api/content/first-hour.ts';
import { capitalized, isItemKind, pluralOf } from '../../../domain/content/kinds/names.ts';
import { countOf } from '../../../domain/count-of.ts';

const otherParts = {
  'lasting-page': 'Texts of pages that the site needs',
  testimonial: 'Testimonials',
  edition: 'Texts in other languages',
};

const things = (count: number) => countOf(count, 'thing');

export const firstHourTexts = {
  title: 'Make it yours',
  lead: 'Everything can be changed again, here or in Settings. A step that you skip waits for you.',
  loading: 'Loading the first steps',
  progress: (done: number, all: number, minutes: number) =>
    done === all
      ? `All ${all} steps are done: the site is yours.`
      : `${done} of ${all} steps${minutes > 0 ? `, about ${minutes} minutes left` : ''}`,
  leave: 'Finish later',
  toPortal: 'To the Portal',
  portalNote: (left: number) =>
    left === 1
      ? 'One step is left until the site is yours.'
      : `${left} steps until the site is yours.`,
  go: 'Continue',
  state: { open: 'Open', done: 'Done', skipped: 'Skipped' },
  change: 'Change',
  start: 'Start',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  steps: {
    name: {
      title: 'Agency',
      short: 'Agency',
      minutes: 1,
      done: 'Who you are, in a line.',
      skipped: 'Visitors read the name that came with the site.',
    },
    place: {
      title: 'Place and time zone',
      short: 'Place',
      minutes: 2,
      done: 'All hours that you see and publish by.',
      skipped: 'The clock is still the one that came with the site.',
    },
    brand: {
      title: 'Brand',
      short: 'Brand',
      minutes: 4,
      done: 'Colours, typefaces and the logo.',
      skipped: 'Pages have the colours that came with the site.',
    },
    offices: {
      title: 'Offices',
      short: 'Offices',
      minutes: 3,
      done: 'Addresses, telephone and e-mail.',
      skipped: 'Visitors read the addresses that came with the site.',
    },
    services: {
      title: 'Services',
      short: 'Services',
      minutes: 4,
      done: 'A page for each service.',
      skipped: 'The pages of the services stand as they came.',
    },
    demo: {
      title: 'What stays of the demo',
      short: 'Step 6',
      minutes: 2,
      done: 'What came with the site and what is yours.',
      skipped: 'Work of invented clients is on the site.',
    },
  } satisfies Record<FirstStep, object>,
  siteNow: 'Your site now',
  asVisitors: 'as visitors see it',
  loadingPage: 'Loading the home page',
  tryAgain: 'Try again',
  stillDemo: 'Still the demo’s',
  stillFirst: 'Still as it came',
  nothingFirst: 'Nothing: all of it is yours.',
  first: {
    name: 'Name',
    description: 'The sentence about the agency',
    offices: (count: number) => countOf(count, 'office'),
    phone: 'Telephone',
    email: 'Email',
    networks: (count: number) => countOf(count, 'social link'),
    part: (count: number, part: string) => `${part}: ${count}`,
  },
  brandNote: 'The screen of the brand shows it on real pages before anybody sees it.',
  openBrand: 'Open Brand',

  blank: 'This site began without the demo: nothing has to go.',
  nothingLeft: 'Nothing of the demo is left.',
  removeDemo: 'Remove the demo',
  keepDemo: 'Keep the demo',
  explain:
    'This clears out what came with the product, so that only your own work is left. What you have written or changed stays.',
  what: 'What',
  goes: 'removed',
  stays: 'kept',
  part: (part: DemoPart) => (isItemKind(part) ? capitalized(pluralOf(part)) : otherParts[part]),
  left: {
    upload: { name: 'Pictures and films in Media', note: 'somebody uploaded them' },
    enquiry: { name: 'Enquiries', note: 'visitors wrote them' },
    redirect: {
      name: 'Redirects',
      note: 'to removed pages they answer 410 (gone) until Undo',
    },
  } satisfies Record<UntouchedPart, object>,
  changed: (titles: string[]) =>
    `you changed ${titles
      .slice(0, 2)
      .map((title) => `‘${title}’`)
      .join(' and ')}${titles.length > 2 ? ` and ${titles.length - 2} more` : ''}`,
  untouched: (count: number) => (count === 0 ? '' : `${count} as they came`),
  lasting: (titles: string[]) =>
    `${titles.join(', ')}: each stays, with texts that say what belongs there`,
  wishes: {
    keep: 'Keep',
    drafts: 'Keep as drafts',
    remove: 'Remove',
  } satisfies Record<DemoWish, string>,
  setBlank: 'Set to blank texts',
  inventedNote: 'Testimonials that nobody wrote must not stand on a real site.',
  draftsNote: 'Drafts are off the site, and a pattern for your own.',
  keptAsDrafts: 'stay as drafts',
  undoUntil: (day: string) => `You can undo this until ${day}.`,
  undoNote: 'Until then Undo restores everything, with its addresses and texts.',
  visitors:
    'Visitors: what is removed answers 410 (gone) at its address. Lists say that nothing is published yet until you add your own.',
  sum: (goes: number, drafts: number, stays: number) =>
    [
      `${things(goes)} removed`,
      ...(drafts > 0 ? [`${drafts} kept as drafts`] : []),
      `${stays} kept`,
    ].join(', '),
  removeThings: (count: number) => `Remove ${things(count)}`,
  draftThings: (count: number) => `Keep ${things(count)} as drafts`,
  chooseOne: 'Choose what should go.',
  removedThings: (count: number, day: string) =>
    `The demo is removed: ${things(count)}. You can undo this until ${day}.`,
  undo: 'Undo',
} as const;
