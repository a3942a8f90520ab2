import type { ClaimState } from '../../../../domain/content/claims/claims.ts';
import { factNames } from '../../../../domain/content/sections/facts.ts';

const states: Record<ClaimState, string> = {
  proved: 'Proved',
  'no source': 'No source',
  expired: 'Expired',
  'no claim': 'Makes no claim',
};

/** Where they are added, changed and removed. */
export const ownFigures = '/admin/settings#claims';

export const claimTexts = {
  title: 'Figures',
  lead: 'Every number that public pages assert: where it stands, where it comes from, who answers for it and until when. What nobody can prove should not be said.',
  loading: 'Looking for figures in all pages',
  counts: (all: number, open: number) =>
    all === 0
      ? 'No public page asserts a figure.'
      : `${all === 1 ? 'One figure' : `${all} figures`}, ${open} without a valid source.`,
  show: 'Show',
  filters: {
    invalid: 'Contradictions and expired',
    open: 'Without a valid source',
    declared: 'Those of the settings',
    all: 'All',
  },
  find: 'Find a figure',
  none: 'No figure matches.',
  more: 'Show more',
  declared: (name: string) =>
    factNames.includes(name)
      ? `Declared in the settings. Write {${name}} in a section of a page and it follows them; an own figure of the number {${name}}+ takes it into all other texts.`
      : `Declared in the settings. Write {${name}} in any text and it follows them.`,
  change: 'Change it everywhere',
  states,
  contradicts: (others: string[]) => `Contradicts ${others.map((one) => `'${one}'`).join(', ')}`,
  places: (count: number) => (count === 1 ? 'Used in one place' : `Used in ${count} places`),
  nowhere: 'No public page shows it.',
  own: 'Own figures',
  source: 'Source',
  sourceHint: 'A list, a contract, a measurement, with its date.',
  answersFor: 'Who answers for it',
  validUntil: 'Valid until',
  validHint: 'Empty: for ever.',
  isNone: 'This number asserts nothing',
  save: 'Save',
  ofClaim: (claim: string) => ` ${claim}`,
  bind: (name: string) => `Bind to {${name}}`,
} as const;
