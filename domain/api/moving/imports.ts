import { storedKinds } from '../../content/kinds/names.ts';
import { entryStates, importChoices, importStates } from '../../moving/import.ts';
import { sourceNote } from '../../moving/source-entry.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { listPageOf } from '../lists.ts';
import { pageNumber, rowParams as params } from '../params.ts';

export const importPath = '/api/admin/imports';

const path = importPath;

const listedImport = z.object({
  import_id: z.number().int(),
  name: z.string().describe('What its file was called.'),
  size: z.number().int().describe('Bytes.'),
  state: z.enum(importStates),
  problem: z.string().describe('Why it was refused, or what it waits for; empty without.'),
  made_by: z.string(),
  made_at: z.string(),
  begun_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});

export type ListedImport = z.infer<typeof listedImport>;

const count = z.object({
  what: z.enum(['site', 'item', 'file', 'list', 'menu', 'unreadable']),
  type: z.string().describe('The post type of items, the kind of lists.'),
  kind: z.enum(storedKinds).nullable().describe('What they become.'),
  state: z.enum(entryStates),
  count: z.number().int(),
});

const openImport = listedImport.extend({
  choices: importChoices,
  origin: z
    .string()
    .describe('Where the old site stands, by its file or as it was given; empty while unknown.'),
  counts: z.array(count),
  addresses: z.object({
    redirect: z.number().int(),
    stays: z.number().int(),
    look: z.number().int().describe('Addresses that cannot be redirected.'),
    waiting: z
      .number()
      .int()
      .describe('Redirects of what waits for its turn, of an import that runs.'),
  }),
  backup_at: z.string().nullable().describe('When the last backup ended; null without one.'),
  pictures: z.object({ all: z.number().int(), missing: z.number().int() }),
});

export type OpenImport = z.infer<typeof openImport>;

const entry = z.object({
  source_id: z.string(),
  what: count.shape.what,
  type: z.string(),
  title: z.string(),
  language: z.string(),
  kind: z.enum(storedKinds).nullable(),
  address: z.string().describe('The last part of its new address; empty while there is none.'),
  item_id: z.string().nullable(),
  state: z.enum(entryStates),
  reason: z.string(),
  notes: z.array(sourceNote),
  asks: z.array(z.string()).describe('Fields that were edited here as well as there.'),
  done_at: z.string().nullable(),
});

export type LedgerEntry = z.infer<typeof entry>;

/** All of it; what needs a look; one of the outcomes. */
export const ledgerViews = [
  'all',
  'look',
  'imported',
  'changed',
  'unchanged',
  'dropped',
  'asks',
] as const;

export type LedgerView = (typeof ledgerViews)[number];

const entryPage = listPageOf(entry);

export type EntryPage = z.infer<typeof entryPage>;

const address = z.object({
  path: z.string(),
  state: z.enum(['redirect', 'stays', 'look']),
  title: z.string().describe('Of what stood there.'),
  target: z.string().describe('Where it stands here; empty while there is no address.'),
});

const addressPage = listPageOf(address);

export type OldAddressPage = z.infer<typeof addressPage>;

const picture = z.object({
  address: z.string(),
  source_id: z.string().describe('The first item that shows it.'),
  reason: z.string(),
});

export type MissingPicture = z.infer<typeof picture>;

export const sourceId = z.string().min(1).max(500);

const asked = z.object({
  field: z.string(),
  label: z.string(),
  here: z.string(),
  came: z.string(),
});

export type AskedField = z.infer<typeof asked>;

const openEntry = z.object({
  title: z.string(),
  html: z.string().nullable().describe('As it came; null after 30 days.'),
  notes: z.array(sourceNote),
  asked: z.array(asked),
});

/** The body is a form with one file, which no schema checks. */
export const uploadImport = post('uploadImport', path, {
  answer: done.extend({ import_id: z.number().int() }),
  status: 201,
});

export const listImports = get('listImports', path, {
  answer: z.object({ imports: z.array(listedImport).describe('The newest 20.') }),
});

export const getImport = get('getImport', `${path}/:id`, {
  params,
  answer: openImport,
});

const importSteps = ['start', 'pause', 'take-back', 'retry-pictures'] as const;

export type ImportStep = (typeof importSteps)[number];

export const stepImport = post('stepImport', `${path}/:id/steps/:step`, {
  params: params.extend({ step: z.enum(importSteps) }),
  answer: done,
});

export const discardImport = del('discardImport', `${path}/:id`, {
  params,
  answer: done,
});

export const listImportEntries = get('listImportEntries', `${path}/:id/entries`, {
  params,
  query: z.object({ view: z.enum(ledgerViews).default('all'), page: pageNumber }),
  answer: entryPage,
});

export const getImportEntry = get('getImportEntry', `${path}/:id/entry`, {
  params,
  query: z.object({ source_id: sourceId }),
  answer: openEntry,
});

export const answerImportEntry = put('answerImportEntry', `${path}/:id/entry`, {
  params,
  body: z.object({
    source_id: sourceId,
    take: z
      .array(z.string().max(100))
      .max(100)
      .describe('Fields that become what came; the others stay as they are.'),
  }),
  answer: done,
});

export const listOldAddresses = get('listOldAddresses', `${path}/:id/addresses`, {
  params,
  query: z.object({ view: z.enum(['all', 'look']).default('all'), page: pageNumber }),
  answer: addressPage,
});

export const listMissingPictures = get('listMissingPictures', `${path}/:id/pictures`, {
  params,
  answer: z.object({ pictures: z.array(picture).describe('The first 60.') }),
});

export const importLedger = get('importLedger', `${path}/:id/ledger.csv`, {
  params,
  answer: z.string(),
  contentType: 'text/csv',
});
