import { alertCauses } from '../../alert.ts';
import type { ItemKind } from '../../content/kinds/kinds.ts';
import { itemKinds, itemNouns } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { defineCall } from '../call.ts';

const recentItem = z.object({
  kind: z.enum(itemNouns),
  id: z.string(),
  title: z.string(),
  updated_at: z.string(),
});

export type RecentItem = z.infer<typeof recentItem>;

const jobOutcome = z.object({
  at: z.string().describe('When it ended, or began and has not ended yet.'),
  failure: z.string().nullable(),
  report: z.string(),
});

export type JobOutcome = z.infer<typeof jobOutcome>;

const alert = z.object({ cause: z.enum(alertCauses), detail: z.string(), since: z.string() });

const mail = z.object({
  configured: z.boolean().describe('Whether there is a server to send with.'),
  queued: z.number().int().describe('Messages on their way.'),
  held: z.number().int().describe('Enquiries whose mail is held, because too many came at once.'),
  failed: z.number().int().describe('Messages that were given up.'),
  heartbeat: z
    .object({
      lastSuccess: z.string().nullable().describe('When the last one got through.'),
      failure: z
        .object({ since: z.string(), at: z.string(), reason: z.string() })
        .nullable()
        .describe('Since when none gets through, and why; null while they do.'),
    })
    .nullable()
    .describe('The hourly test enquiry; null without a mail server.'),
});

// One entry of each kind.
const countsOfKinds = Object.fromEntries(
  itemKinds.map((kind) => [kind, z.number().int()]),
) as Record<ItemKind, z.ZodNumber>;

const overview = z.object({
  counts: z.object(countsOfKinds).describe('Items of each kind, drafts included.'),
  drafts: z.array(recentItem).describe('Not published, the one changed last first, up to 10.'),
  lastChanges: z.array(recentItem).describe('The one changed last first, up to 10.'),
  samplesLeft: z.number().int().describe('Settings that were never edited.'),
  enquiries: z.object({
    new: z.number().int().describe('Nobody has taken them up.'),
    overdue: z.number().int().describe('Waiting longer than the privacy policy promises.'),
  }),
  backups: z
    .object({
      backup: jobOutcome.nullable().describe('The last backup; null before the first.'),
      drill: jobOutcome.nullable().describe('The last trial restore of one.'),
    })
    .nullable()
    .describe('Null without BACKUP_DIR.'),
  alerts: z.array(alert).describe('What the site cannot mend by itself, the oldest first.'),
  mail,
});

export type Overview = z.infer<typeof overview>;

export const getOverview = defineCall({
  id: 'getOverview',
  method: 'GET',
  path: '/api/overview',
  answer: overview,
  needs: ['drafts', 'lastChanges', 'samplesLeft', 'enquiries', 'mail'],
});
