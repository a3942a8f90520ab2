import { findCategories } from '../../../db/content/categories.ts';
import {
  findBlogsIn,
  findLocationLinksIn,
  findStudiesIn,
} from '../../../db/content/public/language-lists.ts';
import { findPublishedLocationLinks } from '../../../db/content/public/location-links.ts';
import { findPeople } from '../../../db/content/public/people.ts';
import type { Database } from '../../../db/open.ts';
import { cachedUntilChanged } from '../cache/cached-until-changed.ts';

function listsIn(db: Database, tag: string) {
  return {
    blogs: cachedUntilChanged(db, async () => {
      const [blogs, categories] = await Promise.all([findBlogsIn(db, tag), findCategories(db)]);
      const names = new Map(categories.map(({ category_id, category }) => [category_id, category]));
      return { blogs, names };
    }),
    studies: cachedUntilChanged(db, () => findStudiesIn(db, tag)),
    locations: cachedUntilChanged(db, async () =>
      findLocationLinksIn(db, await findPublishedLocationLinks(db), tag),
    ),
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
