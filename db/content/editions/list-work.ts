import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  ItemWork,
  WorkPage,
  WorkQuery,
} from '../../../domain/api/content/editions/edition-work.ts';
import { type Work, withStates, workOf } from '../../../domain/content/editions/text-states.ts';
import { itemKinds } from '../../../domain/content/kinds/names.ts';
import { siteTextPlaces } from '../../../domain/languages/site-texts.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { findRowsOnPage, holdsWord } from '../../lists/rows-on-page.ts';
import type { Database } from '../../open.ts';
import { findSiteSettings } from '../../settings.ts';
import { findCategories } from '../categories.ts';
import { findTitles } from '../lists/item-titles.ts';
import { findSiteTexts } from './site-texts.ts';

const counts = ['missing', 'outdated', 'ready', 'missing_words', 'outdated_words'] as const;

const orders = {
  outdated: ['outdated_words', 'missing_words', 'kind', 'item_id'],
  missing: ['missing_words', 'outdated_words', 'kind', 'item_id'],
} as const;

async function findSums(db: Database, isMeant: RawBuilder<SqlBool>) {
  const sums = counts.map((name) => sql<number>`coalesce(sum(${sql.ref(name)}), 0)`.as(name));
  const row = await db
    .selectFrom('edition_work')
    .select(sums)
    .select((eb) => eb.fn.countAll().as('items'))
    .where(isMeant)
    .executeTakeFirstOrThrow();
  const all = Object.fromEntries(counts.map((name) => [name, Number(row[name])]));
  // One number for each of its names.
  return { all: all as unknown as Work, items: Number(row.items) };
}

/** What the site itself says in a language, counted when it is asked for. */
async function findSiteWork(db: Database, language: string): Promise<Work> {
  const { texts, confirmed } = await findSiteTexts(db, language);
  const [settings, categories] = await Promise.all([findSiteSettings(db), findCategories(db)]);
  return workOf(withStates(siteTextPlaces(settings, categories, texts), confirmed));
}

/** Items that are not ready in a language. The caller has checked that the site has it. */
export async function findWorkPage(
  db: Database,
  language: string,
  { find, sort, page, kind }: WorkQuery,
): Promise<WorkPage> {
  const kinds = sql.join(kind ? [kind] : itemKinds);
  const isOfLanguage = sql<SqlBool>`language = ${language} and kind in (${kinds})`;
  const isToDo = sql<SqlBool>`${isOfLanguage} and missing + outdated > 0`;
  const [{ all }, { items: total }, site] = await Promise.all([
    findSums(db, isOfLanguage),
    findSums(db, isToDo),
    findSiteWork(db, language),
  ]);
  const text = sql<string>`(select search_text from item_list
    where item_list.kind = listed.kind and item_list.item_id = listed.item_id)`;
  const listing = {
    table: 'edition_work',
    columns: ['kind', 'item_id', 'edition_id', ...counts],
    order: orders[sort],
    direction: 'desc' as const,
    isListed: () => isToDo,
    words: searchWords(find).map((word) => holdsWord(text, word)),
  };
  const { rows, ...rest } = await findRowsOnPage<Omit<ItemWork, 'title'>>(db, listing, {
    page,
    find: [find],
    total,
  });
  const titleOf = await findTitles(db, rows);
  const items = rows.map((row) => ({ ...row, title: titleOf(row) ?? '' }));
  return { items, ...rest, all, site };
}
