import type { RenderState, SiteQueries } from '../../app/context.ts';
import { findGonePage } from '../../db/content/addresses/gone.ts';
import { findContentVersion } from '../../db/content/content-version.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedBlogBySlug } from '../../db/content/public/blog-addresses.ts';
import { findBlogNeighbours } from '../../db/content/public/blog-pages.ts';
import { findNextCaseStudy } from '../../db/content/public/case-study-pages.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { findUploadedFilm } from '../../db/media/uploaded-films.ts';
import type { Database } from '../../db/open.ts';
import type { Kind } from '../../domain/content/kind.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { type CaseStudyCard, caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { nameKey } from '../../domain/content/person.ts';
import { withoutEmpty } from '../../domain/content/sections/empty-sections.ts';
import type { StoredSection } from '../../domain/content/sections/section.ts';
import type { ShownFilm } from '../../domain/content/shown.ts';
import { linkFrom, type PageLanguages } from '../../domain/languages/page-languages.ts';
import { artefactCaptions } from '../../domain/media/artefact.ts';
import { messagesFor } from '../../domain/messages/messages-for.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { type ArtefactOf, pictureLibrary } from '../content/shown/picture-library.ts';
import { shownItems } from '../content/shown/shown-items.ts';
import { shownPage } from '../content/shown/shown-page.ts';
import { cachedPages } from './cache/cached-pages.ts';
import { cachedQueries, firstPage, type Look } from './cache/cached-queries.ts';
import { lastKnown } from './cache/last-known.ts';
import { filledQueries } from './filled-queries.ts';
import { languageQueries, languageReader } from './languages/language-queries.ts';
import { languageLists } from './languages/lists-in-language.ts';
import { newRenderState } from './render-state.ts';
import { spread } from './spread.ts';

export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

const asStored: ReturnType<typeof languageReader> = async (_, item) => item;

type GroundOf = (image: string, seed: string) => Promise<string | null>;

async function spreadStudies<Study extends CaseStudyCard>(
  studies: Study[],
  groundOf: GroundOf,
): Promise<Study[]> {
  const grounds = new Map(
    await Promise.all(
      studies.map(async (study) => {
        const drawn = await groundOf(study.bannerImage, study._id);
        return [study, (drawn ?? study.ground) || null] as const;
      }),
    ),
  );
  return spread(studies, (study) => grounds.get(study) ?? null);
}

interface OneRequest {
  state?: RenderState;
  /** Reads the content version, once. */
  look?: Look;
  /** A preview shows it in place of the stored item of its kind. */
  shown?: { kind: ItemKind; item: object };
  drawnPicture?: (address: string) => Promise<string>;
  /** Absent: the originals are shown, with their own links. */
  languages?: PageLanguages;
}

export type QueriesFor = (request?: OneRequest) => SiteQueries;

interface FromFiles {
  groundOf?: GroundOf;
  artefactOf?: ArtefactOf;
  wordsOf?: (captions: string) => Promise<string[] | null>;
}

/** @param files What is known of pictures that are drawn; without it, nothing. */
export function siteQueries(db: Database, files: FromFiles = {}): QueriesFor {
  const { groundOf = async () => null, artefactOf, wordsOf = async () => null } = files;
  const cached = cachedQueries(db);
  const settings = lastKnown(cached.settings);
  const locations = lastKnown(cached.locations);
  const menus = lastKnown(cached.menus);
  const editions = lastKnown(cached.editions);
  const find = pictureLibrary(db, artefactOf);
  const pages = cachedPages(db);
  const listsIn = languageLists(db);

  return ({
    state = newRenderState(),
    look = once(() => findContentVersion(db)),
    shown: previewed,
    drawnPicture,
    languages,
  } = {}) => {
    // The item has the values of its kind.
    const orPreviewed = async <T>({ name }: Pick<Kind, 'name'>, stored: () => Promise<T | null>) =>
      previewed?.kind === name ? (previewed.item as T) : stored();
    const isFurther = languages && !languages.current.isOrigin;
    const linkTo = isFurther ? (href: string) => linkFrom(languages, href) : undefined;
    const shown = shownItems({ find, look, drawnPicture, linkTo });
    const further = isFurther ? languages.current.tag : null;
    const read = further === null ? asStored : languageReader(db, further, listsIn(further), look);
    async function findFilm(address: string): Promise<ShownFilm | null> {
      const captions = artefactCaptions(address);
      const drawn = captions !== null && { uploadedAt: '', poster: '', captions };
      const film = drawn || (await findUploadedFilm(db, address));
      if (!film) return null;
      const transcript = film.captions && (await wordsOf(film.captions));
      return shown.film(drawn && !transcript ? { ...film, captions: '' } : film, transcript || []);
    }
    const queries: SiteQueries = {
      findSiteSettings: () => settings(look, state),
      async findCaseStudyPage(part) {
        const { items, count } = await cached.studyPage(part, look);
        return { items: await shown.studyItems(items), count };
      },
      countCaseStudyCategories: () => cached.studyCounts(look),
      async findRandomCaseStudies(count) {
        state.isRandom = true;
        // A page that is previewed is drawn again while somebody types: its cards stay the same.
        const drawn = previewed
          ? (await cached.studyPage(firstPage, look)).items.slice(0, count)
          : await cached.drawStudies(count, look);
        return shown.studyItems(await spreadStudies(drawn, groundOf));
      },
      async findPublishedCaseStudyById(id) {
        const study = await orPreviewed(caseStudyKind, async () =>
          read(caseStudyKind, await findItem(db, caseStudyKind, id, { drafts: false })),
        );
        return study && shown.study(study);
      },
      async findNextCaseStudy(id) {
        const next = await findNextCaseStudy(db, id);
        const [shownNext = null] = await shown.studyItems(next ? [next] : []);
        return shownNext;
      },
      findReviewedStudies: () => cached.reviewedStudies(look),
      findCategoryNames: async () => new Map(),
      findUploadedFilm: findFilm,
      findClientNames: () => cached.clients(look),
      async findBlogPage(part) {
        const { items, count } = await cached.blogPage(part, look);
        return { items: await shown.blogItems(items), count };
      },
      countBlogCategories: () => cached.blogCounts(look),
      async findLatestBlogs(count, without) {
        const { items } = await cached.blogs(look);
        const latest = items.filter(({ blog_id }) => blog_id !== without).slice(0, count);
        return shown.blogItems(latest);
      },
      async findPublishedBlogBySlug(slug) {
        const blog = await orPreviewed(blogKind, async () =>
          read(blogKind, await findPublishedBlogBySlug(db, slug)),
        );
        return blog && shown.blog(blog);
      },
      async findPerson(name) {
        const people = await cached.people(look);
        const person = people.find((one) => nameKey(one.name) === nameKey(name));
        return person ? shown.person(person) : null;
      },
      findBlogNeighbours: (blog_id) => findBlogNeighbours(db, blog_id),
      async findPage(path) {
        const shownWith = async (sectionsOf: (stored: StoredSection[]) => StoredSection[]) => {
          const page = await orPreviewed(pageKind, async () =>
            read(pageKind, await findPublishedItem(db, pageKind, path)),
          );
          if (!page) return null;
          return shownPage(
            { ...page, sections: sectionsOf(page.sections) },
            { find, look, findFilm, linkTo },
          );
        };
        // Whoever fills a section in has to see where it stands.
        if (previewed?.kind === pageKind.name) return shownWith((all) => all);
        return pages((languages?.current.prefix ?? '') + path, look, () => shownWith(withoutEmpty));
      },
      async findPublishedItem(kind, part) {
        const found = await orPreviewed(kind, async () =>
          read(kind, await findPublishedItem(db, kind, part)),
        );
        return found && shown.item(kind, found);
      },
      async findGonePage(address) {
        const gone = await findGonePage(db, address);
        return gone && shown.gonePage(gone);
      },
      findPublishedLocationLinks: () => locations(look, state),
      findMenus: () => menus(look, state),
      findEditions: () => editions(look, state),
    };
    const messages = ({ language: { tag } }: SiteSettings) =>
      languages ? messagesFor(languages.current.tag, languages.current.digits) : messagesFor(tag);
    if (further === null) return filledQueries(queries, messages);
    const inLanguage = {
      ...queries,
      ...languageQueries({
        ...{ db, look, shown, originals: queries, people: cached.people },
        ...{ lists: listsIn(further), state },
        spread: (studies) => spreadStudies(studies, groundOf),
      }),
    };
    return filledQueries(inLanguage, messages);
  };
}
