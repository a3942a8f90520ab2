import type { EnquiryTimes } from '../../domain/inbox/answer-times.ts';
import type { Database } from '../open.ts';

export function findAnswered(db: Database, since: number): Promise<EnquiryTimes[]> {
  return db
    .selectFrom('enquiries')
    .select(['created_at', 'answered_at'])
    .where('status', 'in', ['new', 'open', 'answered'])
    .where('created_at', '>=', new Date(since).toISOString())
    .execute();
}
