import { languagesOf } from '../../domain/languages/site-languages.ts';
import { firstLanguage } from '../../domain/settings/region.ts';
import { firstFacts } from '../../domain/settings/site-facts.ts';
import type { Mailbox } from '../../mail/letters/compose.ts';
import type { RetryPolicy } from '../../mail/retry.ts';

const [origin] = languagesOf({ language: firstLanguage, languages: [] });

export const mailbox: Mailbox = {
  from: 'website@agency.example',
  enquiryTo: 'office@agency.example',
  origin: 'https://agency.example',
  siteName: 'Agency',
  facts: { ...firstFacts, zone: 'Asia/Baku' },
  languages: [{ ...origin, siteName: 'Agency' }],
};

/** The default policy with the clock a thousand times faster. */
export const quick: RetryPolicy = {
  firstDelay: 10,
  maxDelay: 3_600,
  jitter: 0.2,
  giveUpAfter: 259_200,
  probeInterval: 45,
  pollInterval: 5,
  lease: 1_500,
};

/** Timeouts for a server on the same machine. */
export const briefly = { connect: 500, socket: 500, whole: 1_000 };
