import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import { countOf } from '../../../../domain/count-of.ts';

const effects: Record<Finding['check'], string> = {
  saving: 'It cannot be saved for visitors like this.',
  translation: 'Visitors read less than in the original.',
  date: 'Visitors do not see how old it is.',
  title: 'Search results and browser tabs show the title.',
  description: 'Search results show it below the title.',
  headings: 'Screen readers and search engines go by the headings.',
  pictures: 'Screen readers have no words to read out for it.',
  links: 'Visitors who follow it arrive late or not at all.',
  facts: 'Visitors read the braces and what stands in them.',
  likeness: 'Search engines show one of like pages and leave out the others.',
  claims: 'Whoever is asked for a proof should have one: the list of figures holds the sources.',
  canonical: 'Search engines list the address that it names.',
  'structured data': 'Search engines read from it what the page is.',
  html: 'Visitors get what is left.',
  contrast: 'Not everybody can read it.',
  weight: 'On a slow line visitors wait for it.',
  approval: 'A client has a say in it.',
};

export const doctorTexts = {
  title: 'Page doctor',
  examine: 'Check the page',
  again: 'Check again',
  waiting: 'Checks the page when you pause.',
  well: 'Nothing to fix',
  found: (errors: number, hints: number) =>
    [errors > 0 && countOf(errors, 'error'), hints > 0 && countOf(hints, 'hint')]
      .filter(Boolean)
      .join(', '),
  show: 'show',
  hide: 'hide',
  findings: 'what the page doctor found',
  lookedAt: (hour: string) => `Checked ${hour}, again after each pause`,
  notChecked: 'Not checked: no answer',
  older: '(before the last change)',
  weight: (kilobytes: number, budget: number) =>
    `A first view weighs ${kilobytes} of ${budget} KB.`,
  failed: (message: string) => `The page could not be checked. ${message}`,
  severities: { error: 'Error', hint: 'Hint' },
  effects,
  goThere: 'Go to field',
  fix: 'Fix',
  fixes: (what: string) => `Fix: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  fixOf: (field: string, what: string) => `${field}: ${what}`,
} as const;
