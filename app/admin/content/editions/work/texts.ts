import { countOf } from '../../../../../domain/count-of.ts';

const texts = (count: number) => countOf(count, 'text');
const words = (count: number) => countOf(count, 'word');

/** Parts of nothing are left out. */
function joined(parts: [count: number, text: string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(', ');
}

interface Counts {
  missing: number;
  outdated: number;
  ready: number;
  missing_words: number;
  outdated_words: number;
}

export const workTexts = {
  title: 'Languages',
  choose: 'Language',
  loading: 'Loading what is left to translate',
  search: 'Find a text',
  sorts: { outdated: 'Most outdated words first', missing: 'Most missing words first' },
  empty: 'Every text is ready in this language.',
  kind: 'Filter by kind',
  anyKind: 'All kinds',
  sum: ({ missing, outdated, ready }: Counts) =>
    `${texts(missing + outdated + ready)}: ${ready} ready, ${outdated} outdated, ${missing} missing`,
  legend: { ready: 'ready', outdated: 'outdated', missing: 'missing' },
  square: (count: number) => (count > 1 ? `A square is ${count} texts.` : ''),
  untouched: (language: string, { missing_words }: Counts) =>
    `no ${language} yet, ${words(missing_words)}`,
  left: ({ missing, outdated, missing_words, outdated_words }: Counts) =>
    joined([
      [outdated, `${outdated} outdated (${words(outdated_words)})`],
      [missing, `${missing} missing (${words(missing_words)})`],
    ]),
  begin: 'Begin',
  goOn: 'Continue',
  untitled: 'Untitled',
  site: 'The site itself',
  siteIn: (language: string) => `The site itself in ${language}`,
  siteNote: 'agency, offices, menus, testimonials and names of categories',
  leftOut: 'A page without an edition is not shown in that language; its menu entry is left out.',
  noLanguages:
    'The site has one language. Add others in the settings, and translate before anybody sees them.',
  toSettings: 'Settings of languages',
  outdated: (count: number) => `${texts(count)} ${count === 1 ? 'is' : 'are'} outdated`,
} as const;
