import type { Mailbox } from '../../mail/letters/compose.ts';
import type { Pace } from '../../mail/retry.ts';

export const mailbox: Mailbox = {
  from: 'website@agency.example',
  enquiryTo: 'office@agency.example',
  origin: 'https://agency.example',
  siteName: 'Agency',
};

/** The usual pace with the clock a thousand times faster. */
export const quick: Pace = {
  first: 10,
  longest: 3_600,
  spread: 0.2,
  giveUpAfter: 259_200,
  probe: 45,
  look: 5,
  lease: 1_500,
};

/** Patience of a hundredth, with a server on the same machine. */
export const briefly = { connect: 500, socket: 500, whole: 1_000 };
