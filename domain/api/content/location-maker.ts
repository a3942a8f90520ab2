import { changeStates } from '../../content/location-maker/proposals.ts';
import {
  patternFields,
  patternSchema,
  savedSheet,
  sheetSchema,
} from '../../content/location-maker/sheet.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post, put } from '../call.ts';

const maker = z.object({
  sheet: sheetSchema,
  pattern: patternSchema.describe('A text per field of a location page, with {column} in braces.'),
  version: z.number().int().min(0).describe('Raised by every save; 0 before the first.'),
});

export type LocationMaker = z.infer<typeof maker>;

const path = '/api/location-maker';

export const getLocationMaker = get('getLocationMaker', path, {
  answer: maker,
});

export const saveLocationMaker = put('saveLocationMaker', path, {
  body: maker.extend({ sheet: savedSheet }),
  answer: done.extend({ version: z.number().int() }),
});

const change = z.object({
  field: z.string(),
  label: z.string(),
  now: z.string(),
  wanted: z.string(),
  state: z.enum(changeStates).describe('edited: changed by somebody since, so it stays.'),
});

const result = z.object({
  row: z.string(),
  title: z.string(),
  address: z.string().describe('Where its page would stand.'),
  item_id: z.number().int().nullable().describe('null while no page is made of it.'),
  changes: z.array(change),
  twin: z
    .object({ title: z.string(), likeness: z.number() })
    .nullable()
    .describe('The most alike of the other rows and of all location pages.'),
});

export type MakerResult = z.infer<typeof result>;

export const lookAtRows = get('lookAtLocationRows', `${path}/rows`, {
  answer: z.object({
    problems: z.array(z.string()).describe('Of the pattern, a sentence each.'),
    rows: z.array(result),
  }),
});

/** Pages that one call makes. */
export const makeLimit = 60;

export const makeLocationPages = post('makeLocationPages', `${path}/pages`, {
  body: z.object({
    rows: z
      .array(z.string().max(40))
      .min(1, 'Please choose at least one row.')
      .max(makeLimit, `At most ${makeLimit} pages can be made at once. Please choose fewer.`),
  }),
  answer: done.extend({
    results: z.array(
      z.object({
        row: z.string(),
        outcome: z.enum(['done', 'unchanged', 'refused']),
        message: z.string(),
      }),
    ),
  }),
});

export const applyLocationChanges = post('applyLocationChanges', `${path}/changes`, {
  body: z.object({
    row: z.string().max(40),
    fields: z.array(z.enum(patternFields)).min(1, 'Please choose at least one field.'),
  }),
  answer: done,
});
