import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import {
  filledLine,
  filledWords,
  settingLine,
  settingLines,
  settingsLimits,
  translatable,
  whole,
} from '../setting-fields.ts';

const dateLimit = 10;

const foundedProblem = 'Please enter a year like 2019, or a date like 2019-05-31.';

/** What schema.org takes for a date, and nothing. */
const founded = z
  .string()
  .trim()
  .regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$/, foundedProblem)
  .meta({ examples: ['2019'] });

/** The 30th of February is taken for a day of March. */
function isInCalendar(date: string): boolean {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) || time.toISOString().startsWith(date);
}

export const agency = defineSettings({
  id: 'agency',
  title: 'Agency',
  note: 'who you are, in a line',
  saves: 'the name and the description',
  tree: {
    name: filledLine('Name', { ...translatable, columns: 12 }),
    /** Decision D34. */
    firstYear: whole('First year of the copyright line', { min: 1800, max: 2100 }),
    founded: settingLine('Founded', founded, {
      limit: dateLimit,
      hint: 'A year or a date like 2019-05-31, for search engines. Empty, they are told none.',
    }),
    description: settingLines('What the agency does, in one sentence', settingsLimits.description),
  },
});

const { firstYear } = agency.schema.shape;

/** What a save demands; earlier releases have stored less. */
export const agencyInput = agency.schema.extend({
  name: filledWords(settingsLimits.line).overwrite((typed) => typed.replace(/\s*[\r\n]\s*/g, ' ')),
  firstYear: firstYear.refine(
    (year) => year <= new Date().getUTCFullYear(),
    'Please enter no year after this one.',
  ),
  founded: founded.refine(isInCalendar, foundedProblem),
  description: filledWords(settingsLimits.description),
});
