import { type EnquiryTimes, startOfShownWeeks } from '../../domain/inbox/answer-times.ts';
import type { Database } from '../open.ts';

export function findAnswered(db: Database, now: number): Promise<EnquiryTimes[]> {
  return db
    .selectFrom('enquiries')
    .select(['created_at', 'answered_at'])
    .where('status', 'in', ['new', 'open', 'answered'])
    .where('created_at', '>=', new Date(startOfShownWeeks(now)).toISOString())
    .execute();
}
