import { sql } from 'kysely';
import { findLastRecord } from '../../../db/jobs/audit.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { minute } from '../../../domain/durations.ts';
import { findingsOf } from './finding.ts';

const { ok, error } = findingsOf('Clock');

/** Milliseconds; more makes sessions and schedules wrong. */
const maxDrift = minute;

const fix = 'Let the machine keep its time by NTP (timedatectl set-ntp true).';

/** The clock of Postgres, milliseconds since 1970; SQLite has none. */
async function findServerTime({ db, kind }: OpenDatabase): Promise<number | null> {
  if (kind === 'sqlite') return null;
  const asked = sql<{ now: number }>`select extract(epoch from now())::float8 * 1000 as now`;
  return (await asked.execute(db)).rows[0]?.now ?? null;
}

export async function checkClock(database: OpenDatabase, now: number): Promise<SettingFinding> {
  const [record, server] = await Promise.all([
    findLastRecord(database.db),
    findServerTime(database),
  ]);
  const current = `It is ${new Date(now).toISOString()} (UTC)`;
  // No correct clock is before the last entry of the audit log.
  if (now < record - maxDrift) {
    const last = new Date(record).toISOString();
    return error(`${current}, but the last entry of the audit log is from ${last}.`, fix);
  }
  if (server !== null && Math.abs(server - now) > maxDrift) {
    const seconds = Math.round((server - now) / 1_000);
    return error(`${current}; the clock of the database differs by ${seconds} seconds.`, fix);
  }
  return ok(`${current}.`);
}
