import { settingsLimits } from '../../../../settings/setting-fields.ts';
import type { Claims } from '../../../../settings.ts';
import { choice, count } from '../../../fields/choice-fields.ts';
import { line, lines } from '../../../fields/fields.ts';
import { rows } from '../../../fields/rows.ts';
import { illustrationFields } from '../../drawings.ts';
import { linkFields } from '../../link-fields.ts';
import { defineSection } from '../../section.ts';

const ownNumber = 'a number of its own';

const sources = [
  ownNumber,
  'years of experience',
  'satisfied clients',
  'startups served',
  'happy clients',
  'optimized apps',
  'feature enhancements',
  'apps delivered',
] as const;

export type FigureSource = (typeof sources)[number];

const claims: Record<Exclude<FigureSource, typeof ownNumber>, keyof Claims> = {
  'years of experience': 'experience',
  'satisfied clients': 'clients',
  'startups served': 'startups',
  'happy clients': 'happyClients',
  'optimized apps': 'optimizedApps',
  'feature enhancements': 'enhancements',
  'apps delivered': 'apps',
};

/** What a row counts: a figure of the settings (decision D41), or the number typed in it. */
export function figureOf(row: { source: FigureSource; number: number }, settings: Claims): number {
  return row.source === ownNumber ? row.number : settings[claims[row.source]];
}

/** As `figureOf` shows it: one of the settings by its name in braces. */
export function figureInText(row: { source: FigureSource; number: number }): string {
  return row.source === ownNumber ? `${row.number}+` : `{${claims[row.source]}}+`;
}

export const figuresSection = defineSection({
  name: 'figures',
  label: 'Figures',
  purpose: 'proof',
  fields: {
    heading: line('section', 'Heading', 300),
    title: line('section', 'Heading of the text', 300),
    text: lines('section', 'Text', 1_000),
    ...linkFields('Button'),
    ...illustrationFields(),
    figures: rows('section', 'Figures', {
      noun: 'figure',
      limit: 12,
      fields: {
        source: choice('section', 'Which figure', sources, {
          columns: 6,
          hint: 'Those of the settings are the same on every page.',
        }),
        number: count('section', 'Number of its own', {
          columns: 6,
          min: 0,
          max: settingsLimits.count,
        }),
        label: line('section', 'What is counted', 60),
      },
    }),
  },
});
