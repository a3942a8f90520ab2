import { onTestFinished } from 'vitest';
import type { Database } from '../../db/open.ts';
import { mainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { mailKinds } from '../../domain/inbox/message-kind.ts';
import { mailDelivery } from '../../mail/mail-delivery.ts';
import { type Deliver, type Outbox, startOutbox } from '../../mail/outbox.ts';
import type { RetryPolicy } from '../../mail/retry.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { insertEnquiry } from '../insert-enquiry.ts';
import { briefly, mailbox, quick } from './outbox-settings.ts';

/** An outbox that ends with the test. */
export function runOutbox(
  db: Database,
  url: string,
  more: { policy?: RetryPolicy; now?: () => number; deliver?: Deliver } = {},
): Outbox {
  const outbox = startOutbox({
    db,
    kinds: mailKinds,
    deliver: mailDelivery(smtpServer(url, briefly), async () => mailbox),
    now: Date.now,
    report: () => {},
    policy: quick,
    ...more,
  });
  onTestFinished(() => outbox.stop());
  return outbox;
}

/** Stores as many enquiries as a visitor's form would, each with its number as text. */
export async function sendEnquiries(db: Database, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const typed = { name: 'Maryam', email: 'maryam@barhi.example', message: `Enquiry ${number}.` };
    await insertEnquiry(db, mainEnquiryInput(firstFormLimits).parse(typed));
  }
}

/** The numbers of the enquiries in a message's text. */
export function numberIn(source: string): number {
  return Number(/Enquiry (\d+)\./.exec(source)?.[1]);
}

export const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
