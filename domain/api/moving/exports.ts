import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post } from '../call.ts';

const path = '/api/admin/exports';

const exportStates = ['none', 'running', 'done', 'failed'] as const;

const exportState = z.object({
  state: z.enum(exportStates),
  begun_at: z.string().describe('ISO 8601; empty for none.'),
  done: z.number().int().describe('Items, rows and files that are written.'),
  total: z.number().int(),
  failure: z.string().describe('Why it failed, in one sentence; empty otherwise.'),
  bytes: z.number().int(),
  address: z
    .string()
    .describe('Where the zip can be fetched for a day, without signing in; empty for none.'),
});

export type ExportState = z.infer<typeof exportState>;

/** R-I-08. */
export const getExport = get('getExport', path, { answer: exportState });

export const startExport = post('startExport', path, { answer: done });

/** A file that cannot be guessed stands below it. */
export const exportFiles = `${path}/files`;
