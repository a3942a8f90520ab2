import { alertCauses } from '../../alert.ts';
import type { ItemKind } from '../../content/kinds/kinds.ts';
import { itemKinds, storedNouns } from '../../content/kinds/names.ts';
import { publishingStates } from '../../content/publishing.ts';
import { waitingStatuses } from '../../inbox/answer-promise.ts';
import { messageKinds } from '../../inbox/message-kind.ts';
import { z } from '../../zod.ts';
import { get } from '../call.ts';
import { workCounts } from '../content/editions/editions.ts';

const recentItem = z.object({
  kind: z.enum(storedNouns),
  id: z.string(),
  title: z.string(),
  edition: z
    .object({ item_id: z.string(), language: z.string() })
    .optional()
    .describe('Of an edition: its original, and its language.'),
  updated_at: z.string(),
  state: z.enum(publishingStates),
});

export type RecentItem = z.infer<typeof recentItem>;

const scheduledItem = z.object({
  ...recentItem.omit({ updated_at: true, state: true }).shape,
  at: z.string(),
  change: z.enum(['publish', 'unpublish']),
});

export type ScheduledItem = z.infer<typeof scheduledItem>;

const refusedPublication = z.object({
  ...recentItem.omit({ updated_at: true, state: true }).shape,
  at: z.string(),
  reason: z.string(),
});

export type RefusedPublication = z.infer<typeof refusedPublication>;

/** Characters of a message that one line shows. */
export const firstWords = 160;

const waitingEnquiry = z.object({
  enquiry_id: z.number().int(),
  created_at: z.string(),
  status: z.enum(waitingStatuses),
  name: z.string(),
  businessName: z.string(),
  words: z.string().describe('The first ones of the message.'),
  place: z.string().describe('Of the location page read last before it was sent; often empty.'),
  assignee: z.string().nullable().describe('E-mail address of the colleague who answers it.'),
});

export type WaitingEnquiry = z.infer<typeof waitingEnquiry>;

/** The beginning of a list that may be long. */
function firstOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() });
}

const missedAddress = z.object({ path: z.string(), hits: z.number().int() });

const failedMessage = z.object({
  outbox_id: z.number().int(),
  kind: z.enum(messageKinds),
  enquiry_id: z.number().int().nullable(),
  name: z.string().describe('Who wrote the enquiry, or whom a remark mentions; empty without.'),
  attempts: z.number().int(),
  reason: z.string().describe('What the other side said last.'),
});

export type FailedMessage = z.infer<typeof failedMessage>;

const jobOutcome = z.object({
  at: z.string().describe('When it ended, or began and has not ended yet.'),
  failure: z.string().nullable(),
  report: z.string(),
  lastSuccess: z.string().nullable(),
});

export type JobOutcome = z.infer<typeof jobOutcome>;

const alert = z.object({ cause: z.enum(alertCauses), detail: z.string(), since: z.string() });

const mail = z.object({
  configured: z.boolean().describe('Whether there is a server to send with.'),
  queued: z.number().int().describe('Messages on their way.'),
  held: z.number().int().describe('Enquiries whose mail is held, because too many came at once.'),
  failed: z.number().int().describe('Messages that were given up.'),
  failures: z.array(failedMessage).describe('The last of them, up to 3.'),
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
  published: z.object(countsOfKinds).describe('Those of them that visitors see.'),
  drafts: z.array(recentItem).describe('Not published, the one changed last first, up to 10.'),
  changed: firstOf(recentItem).describe(
    'Published, with a newer draft; the one changed last first, up to 10.',
  ),
  scheduled: firstOf(scheduledItem).describe('Published or taken back next, up to 10.'),
  refused: z
    .array(refusedPublication)
    .describe('Not published at its time, until it is saved or scheduled again; up to 10.'),
  lastChanges: z.array(recentItem).describe('The one changed last first, up to 10.'),
  samplesLeft: z.number().int().describe('Settings that were never edited.'),
  enquiries: z.object({
    new: z.number().int().describe('Nobody has taken them up.'),
    overdue: z.number().int().describe('Waiting longer than the privacy policy promises.'),
    waiting: firstOf(waitingEnquiry).describe('New or open, due first first, up to 10.'),
    mine: firstOf(waitingEnquiry).describe('The same, of those assigned to who asks.'),
  }),
  claims: z
    .object({
      unproved: z.number().int(),
      expired: z.number().int(),
      contradicting: z.number().int(),
    })
    .describe('Figures of public pages without a source, with an old one, or against each other.'),
  missed: firstOf(missedAddress).describe(
    'What visitors have asked for in vain at least 5 times, the last time within a week; the most wanted, up to 3.',
  ),
  backups: z
    .object({
      backup: jobOutcome.nullable().describe('The last backup; null before the first.'),
      drill: jobOutcome.nullable().describe('The last trial restore of one.'),
    })
    .nullable()
    .describe('Null without BACKUP_DIR.'),
  translations: z
    .array(
      workCounts.extend({
        language: z.string(),
        pages: z
          .number()
          .int()
          .default(0)
          .describe(
            'Published editions of published originals, whether the language is published.',
          ),
      }),
    )
    .default([])
    .describe('What is left to translate into each further language.'),
  alerts: z.array(alert).describe('What the site cannot mend by itself, the oldest first.'),
  mail,
  hiddenAs: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'The name that came with the site, while it has it at a public address: search engines are told to leave its pages out. Null otherwise.',
    ),
});

export type Overview = z.infer<typeof overview>;

export const getOverview = get('getOverview', '/api/overview', {
  answer: overview,
  // What the release before does not answer is among them: beside it, the Portal offers to try again.
  needs: [
    ...(['drafts', 'changed', 'lastChanges', 'samplesLeft', 'enquiries'] as const),
    ...(['mail', 'scheduled', 'refused', 'missed'] as const),
  ],
});
