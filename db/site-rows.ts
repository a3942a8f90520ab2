import {
  type SharedSettings,
  settingsOf,
  upgraded,
  type WholeSettings,
} from '../domain/settings/stored-settings.ts';
import { storable } from './column-limits.ts';
import { isoTime } from './iso-time.ts';
import type { Database } from './open.ts';

/** The row of the release before, and the one that has everything (decision 0037). */
export const siteKeys = ['site', 'site-whole'] as const;

const [siteKey, wholeKey] = siteKeys;

export async function findSiteRows(db: Database) {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value', 'first_value'])
    .where('key', 'in', siteKeys)
    .execute();
  const site = rows.find(({ key }) => key === siteKey);
  if (!site) return null;
  const whole = rows.find(({ key }) => key === wholeKey);
  const shared: SharedSettings = JSON.parse(site.value);
  const known: WholeSettings | null = whole ? JSON.parse(whole.value) : null;
  const first: SharedSettings | null = JSON.parse(site.first_value);
  const hasMenus = known?.settings.menus !== undefined;
  return { settings: settingsOf(shared, known), first: first && upgraded(first), hasMenus };
}

/** @param first what is stored as its first value, if there is none yet; absent: the value */
export async function writeSetting(
  db: Database,
  key: string,
  content: unknown,
  { first, now = Date.now() }: { first?: string; now?: number } = {},
): Promise<void> {
  const { value } = storable({ value: JSON.stringify(content) });
  const updated_at = isoTime(now);
  await db
    .insertInto('settings')
    .values({ key, value, first_value: first ?? value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute();
}
