import type { RenderState, SiteQueries } from '../../../app/context.ts';
import { findGonePage } from '../../../db/content/addresses/gone.ts';
import { itemInLanguage } from '../../../db/content/editions/published-editions.ts';
import { drawFrom } from '../../../db/content/public/case-study-pages.ts';
import type { StudyInLanguage } from '../../../db/content/public/language-lists.ts';
import type { Database } from '../../../db/open.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import type { BlogListItem } from '../../../domain/content/kinds/blog.ts';
import { nameKey, type Person } from '../../../domain/content/person.ts';
import type { CategoryNames } from '../../../domain/languages/site-texts.ts';
import { listPageSize, studyPageSize } from '../../../domain/list-part.ts';
import type { shownItems } from '../../content/shown/shown-items.ts';
import type { ReadVersion } from '../cache/cached-until-changed.ts';
import { countsOf, partOf } from './listed.ts';
import type { ListsInLanguage } from './lists-in-language.ts';

interface Reading {
  db: Database;
  lists: ListsInLanguage;
  readVersion: ReadVersion;
  shown: ReturnType<typeof shownItems>;
  /** Of the original. */
  originals: Pick<
    SiteQueries,
    'countBlogCategories' | 'countCaseStudyCategories' | 'findRenamedCategory'
  >;
  people: (readVersion: ReadVersion) => Promise<Person[]>;
  /** Spreads cards whose pictures are alike. */
  spread: (studies: StudyInLanguage[]) => Promise<StudyInLanguage[]>;
  state: RenderState;
}

type Names = CategoryNames['blogs'];

const categoryFields = ['category1', 'category2', 'category3', 'category4'] as const;

const categoriesOfStudy = (study: StudyInLanguage) => [
  ...new Set(categoryFields.map((field) => study[field])),
];

/** With the names of its categories in the language. */
function withNames<T extends object>(item: T, { blogs, studies }: CategoryNames): T {
  const named = (names: Names, fields: readonly string[]) =>
    fields.flatMap((field) => {
      const name = names.get(String(Object(item)[field]));
      return name === undefined ? [] : [[field, name]];
    });
  const all = [...named(studies, categoryFields), ...named(blogs, ['categoryName'])];
  return { ...item, ...Object.fromEntries(all) };
}

const textsOfStudy = (study: StudyInLanguage) => [
  ...[study.heroHeading, study.clientName, study.industry, study.place],
  ...categoriesOfStudy(study),
];

/** As findNextCaseStudy draws it for originals. */
function nextStudy(all: readonly StudyInLanguage[], id: string): StudyInLanguage[] {
  const place = all.findIndex(({ _id }) => _id === id);
  if (place < 0) return [];
  const around = [...all.slice(place + 1), ...all.slice(0, place)];
  const [nearest, next = nearest] = around.filter(({ figure }) => figure !== '');
  return next ? [next] : [];
}

type InLanguage = Omit<
  SiteQueries,
  | 'findEditions'
  | 'findUploadedFilm'
  | 'findPage'
  | 'findPublishedItem'
  | 'findPublishedCaseStudyById'
  | 'findPublishedBlogBySlug'
>;

/** The lists and neighbours of a further language: they hold what is public there, and nothing else. */
export function languageQueries(reading: Reading): InLanguage {
  const { db, lists, readVersion, shown, originals } = reading;
  const studies = () => lists.studies(readVersion);
  const named = (names: Names) => (name: string) => names.get(name) ?? name;

  async function shownStudies(found: StudyInLanguage[]) {
    const names = await lists.names(readVersion);
    return shown.studyItems(found.map((study) => withNames(study, names)));
  }

  async function studiesWithNames() {
    const { studies: names } = await lists.names(readVersion);
    const categoriesOf = (study: StudyInLanguage) => categoriesOfStudy(study).map(named(names));
    const textsOf = (study: StudyInLanguage) => [
      ...textsOfStudy(study),
      ...categoriesOf(study).map(shown.studyCategory),
    ];
    return { all: await studies(), categoriesOf, textsOf, names };
  }

  async function blogsWithNames() {
    const [{ blogs, named: known }, { blogs: names }] = await Promise.all([
      lists.blogs(readVersion),
      lists.names(readVersion),
    ]);
    const categoriesOf = ({ category }: BlogListItem) => [
      named(names)(known.get(category ?? 0) ?? ''),
    ];
    const textsOf = (blog: BlogListItem) => [blog.title, blog.brief_paragraph];
    const ids = new Map([...known].map(([id, name]) => [named(names)(name), id]));
    return { blogs, categoriesOf, textsOf, names, ids };
  }

  return {
    findSiteSettings: () => lists.settings(readVersion, reading.state),
    findMenus: () => lists.menus(readVersion, reading.state),
    async findCaseStudyPage(part) {
      const { all, ...about } = await studiesWithNames();
      const { items, count } = partOf(all, part, { ...about, size: studyPageSize });
      return { items: await shownStudies(items), count };
    },
    async countCaseStudyCategories() {
      const { known } = await originals.countCaseStudyCategories();
      const { all, categoriesOf, names } = await studiesWithNames();
      return countsOf(all, categoriesOf, known.map(named(names)));
    },
    async findRandomCaseStudies(count) {
      reading.state.isRandom = true;
      return shownStudies(await reading.spread(drawFrom(await studies(), count)));
    },
    async findNextCaseStudy(id) {
      const [next = null] = await shownStudies(nextStudy(await studies(), id));
      return next;
    },
    findStudyCategoryNames: async () => (await lists.names(readVersion)).studies,
    async findReviewedStudies() {
      return (await studies()).filter(({ reviews }) => reviews.length > 0);
    },
    async findClientNames() {
      const names = (await studies()).map(({ clientName }) => clientName.trim());
      return [...new Set(names)].filter((name) => name !== '');
    },
    async findBlogPage(part) {
      const { blogs, ...about } = await blogsWithNames();
      const { items, count } = partOf(blogs, part, { ...about, size: listPageSize });
      return { items: await shown.blogItems(items), count };
    },
    async countBlogCategories() {
      const [{ known }, { blogs, categoriesOf, names, ids }] = await Promise.all([
        originals.countBlogCategories(),
        blogsWithNames(),
      ]);
      return countsOf(blogs, categoriesOf, known.map(named(names)), (name) => ids.get(name));
    },
    async findRenamedCategory(former) {
      const { blogs } = await lists.names(readVersion);
      // Until it was translated, it went by the name of origin.
      const category = blogs.has(former) ? former : await originals.findRenamedCategory(former);
      return category && named(blogs)(category);
    },
    async findLatestBlogs(count, without) {
      const { blogs } = await lists.blogs(readVersion);
      const latest = blogs.filter(({ blog_id }) => blog_id !== without).slice(0, count);
      return shown.blogItems(latest);
    },
    async findBlogNeighbours(blog_id) {
      const { blogs } = await lists.blogs(readVersion);
      const place = blogs.findIndex((blog) => blog.blog_id === blog_id);
      const at = (index: number) => blogs[index] ?? null;
      return { previous: at(place + 1), next: at(place - 1) };
    },
    /** Articles name their authors in the language of origin. */
    async findPerson(name) {
      const known = (await reading.people(readVersion)).find(
        (one) => nameKey(one.name) === nameKey(name),
      );
      if (!known) return null;
      const own = (await lists.people(readVersion)).find(
        ({ path, id }) => path === known.path && id === known.id,
      );
      return own ? shown.person(own) : null;
    },
    findPublishedLocationLinks: () => lists.locations(readVersion),
    async findGonePage(address) {
      const gone = await findGonePage(db, address, {
        blogs: async () => (await lists.blogs(readVersion)).blogs,
        studies,
        locations: () => lists.locations(readVersion),
      });
      return gone && shown.gonePage(gone);
    },
  };
}

/** What visitors read of an original in a further language; null where it is not public there. */
export function languageReader(
  db: Database,
  tag: string,
  lists: ListsInLanguage,
  readVersion: ReadVersion,
) {
  return async <T extends object>(kind: Kind, item: T | null): Promise<T | null> => {
    const read = item && (await itemInLanguage(db, kind, tag, item));
    return read && withNames(read, await lists.names(readVersion));
  };
}
