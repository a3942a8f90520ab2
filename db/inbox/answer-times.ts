import { type EnquiryTimes, startOfShownWeeks } from '../../domain/inbox/answer-times.ts';
import type { Database } from '../open.ts';

/** When the enquiries of the shown weeks came and were answered; spam and tests are none. */
export function findAnswered(db: Database, now: number): Promise<EnquiryTimes[]> {
  return db
    .selectFrom('enquiries')
    .select(['created_at', 'answered_at'])
    .where('status', 'in', ['new', 'open', 'answered'])
    .where('created_at', '>=', new Date(startOfShownWeeks(now)).toISOString())
    .execute();
}
