import type { Database } from '../open.ts';

/**
 * Takes the turn of whoever sends, until the end of the transaction: what one sender sends at once is
 * looked at one after the other.
 * @returns when things of this sender were noted within so many milliseconds, milliseconds since 1970.
 */
export async function lockSender(
  transaction: Database,
  sender: string,
  { now, within }: { now: number; within: number },
): Promise<number[]> {
  const last_at = new Date(now).toISOString();
  const { times } = await transaction
    .insertInto('enquiry_senders')
    .values({ sender, times: '[]', last_at })
    .onConflict((conflict) => conflict.column('sender').doUpdateSet({ last_at }))
    .returning('times')
    .executeTakeFirstOrThrow();
  const noted: number[] = JSON.parse(times);
  // A time after now was written before the clock was set back.
  return noted.filter((time) => time <= now && time > now - within);
}

/** Notes the times of a sender whose turn it is; the older ones are forgotten. */
export async function saveTimes(
  transaction: Database,
  sender: string,
  times: number[],
): Promise<void> {
  await transaction
    .updateTable('enquiry_senders')
    .set({ times: JSON.stringify(times) })
    .where('sender', '=', sender)
    .execute();
}
