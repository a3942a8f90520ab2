import { findCategories } from '../../../db/content/categories.ts';
import { findSiteTexts } from '../../../db/content/editions/site-texts.ts';
import { findShownMenus } from '../../../db/content/menus/shown-menus.ts';
import {
  findBlogsIn,
  findLocationLinksIn,
  findStudiesIn,
} from '../../../db/content/public/language-lists.ts';
import { findPeople } from '../../../db/content/public/people.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { categoryNamesIn, settingsIn } from '../../../domain/languages/site-texts.ts';
import { cachedUntilChanged, type ReadVersion } from '../cache/cached-until-changed.ts';
import { lastKnown } from '../cache/last-known.ts';

/** What the site says of itself, and its names of categories by those of origin. */
async function findSiteIn(db: Database, tag: string) {
  const [settings, categories, texts] = await Promise.all([
    findSiteSettings(db),
    findCategories(db),
    findSiteTexts(db, tag),
  ]);
  return { settings: settingsIn(settings, texts), names: categoryNamesIn(categories, texts) };
}

function listsIn(db: Database, tag: string) {
  const site = cachedUntilChanged(db, () => findSiteIn(db, tag));
  return {
    settings: lastKnown(async (readVersion) => (await site(readVersion)).settings),
    menus: lastKnown(
      cachedUntilChanged(db, async () => findShownMenus(db, (await site()).settings)),
    ),
    names: async (readVersion: ReadVersion) => (await site(readVersion)).names,
    blogs: cachedUntilChanged(db, async () => {
      const [blogs, categories] = await Promise.all([findBlogsIn(db, tag), findCategories(db)]);
      const named = new Map(categories.map(({ category_id, category }) => [category_id, category]));
      return { blogs, named };
    }),
    studies: cachedUntilChanged(db, () => findStudiesIn(db, tag)),
    locations: cachedUntilChanged(db, () => findLocationLinksIn(db, tag)),
    people: cachedUntilChanged(db, () => findPeople(db, tag)),
  };
}

export type ListsInLanguage = ReturnType<typeof listsIn>;

/** What is public in each further language, whole, until content changes. */
export function languageLists(db: Database): (tag: string) => ListsInLanguage {
  const made = new Map<string, ListsInLanguage>();
  return (tag) => {
    const known = made.get(tag) ?? listsIn(db, tag);
    made.set(tag, known);
    return known;
  };
}
