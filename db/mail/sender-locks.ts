import type { Database } from '../open.ts';

/** Locks until the transaction ends. @returns times within `within` milliseconds, since 1970 */
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
  // A later time was written before the clock was set back.
  return noted.filter((time) => time <= now && time > now - within);
}

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
