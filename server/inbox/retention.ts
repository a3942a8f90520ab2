import type { FastifyInstance } from 'fastify';
import { purgeSavedFilters } from '../../db/accounts/saved-filters.ts';
import { purgeBulkChanges } from '../../db/content/bulk/bulk-changes.ts';
import { purgeRemarks } from '../../db/content/remarks/change-remarks.ts';
import { purgeLinks } from '../../db/content/sign-off/links.ts';
import { deleteEnquiriesBefore, forgetSenders } from '../../db/inbox/personal-data.ts';
import { purgeSavedAnswers } from '../../db/inbox/saved-answers.ts';
import { deleteNotices } from '../../db/jobs/alerts.ts';
import { day } from '../../domain/durations.ts';

/** Calendar months; a day that the month lacks is its last one. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The 31st of a month of 30 days is the first of the next.
  return date.getUTCDate() === day ? date.getTime() : date.setUTCDate(0);
}

/** What the privacy policy promises to delete (decision D42). */
export async function deleteExpired({ services, log }: FastifyInstance): Promise<void> {
  const { db, now, config } = services;
  const { months } = config.enquiries;
  await forgetSenders(db, now() - day);
  await purgeSavedAnswers(db, now() - 30 * day);
  await purgeSavedFilters(db, now() - 30 * day);
  await purgeBulkChanges(db, now() - 30 * day);
  await purgeRemarks(db, now() - 30 * day);
  await purgeLinks(db, now() - 30 * day);
  await deleteNotices(db, now() - 90 * day);
  if (months === 0) return;
  const deleted = await deleteEnquiriesBefore(db, monthsBefore(now(), months));
  if (deleted > 0) log.info({ deleted, months }, 'old enquiries were deleted');
}
