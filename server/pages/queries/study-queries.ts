import type { SiteQueries } from '../../../app/context.ts';
import { findItem } from '../../../db/content/find-items.ts';
import { findNextCaseStudy } from '../../../db/content/public/case-study-pages.ts';
import { type CaseStudyCard, caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { firstPage } from '../cache/cached-queries.ts';
import { spread } from '../spread.ts';
import type { Reading } from './reading.ts';

export type GroundOf = (image: string, seed: string) => Promise<string | null>;

/** Neighbours stand on different grounds where possible. */
export async function spreadStudies<Study extends CaseStudyCard>(
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

type StudyQueries = Pick<
  SiteQueries,
  | 'findCaseStudyPage'
  | 'countCaseStudyCategories'
  | 'findRandomCaseStudies'
  | 'findPublishedCaseStudyById'
  | 'findNextCaseStudy'
  | 'findReviewedStudies'
  | 'findClientNames'
>;

export function studyQueries(
  { db, cached, readVersion, state, shown, previewed, readItem }: Reading,
  groundOf: GroundOf,
): StudyQueries {
  return {
    async findCaseStudyPage(part) {
      const { items, count } = await cached.studyPage(
        part,
        readVersion,
        shown.studyCategoriesNamed,
      );
      return { items: await shown.studyItems(items), count };
    },
    countCaseStudyCategories: () => cached.studyCounts(readVersion),
    async findRandomCaseStudies(count) {
      state.isRandom = true;
      // A page that is previewed is drawn again while somebody types: its cards stay the same.
      const drawn = previewed
        ? (await cached.studyPage(firstPage, readVersion)).items.slice(0, count)
        : await cached.drawStudies(count, readVersion);
      return shown.studyItems(await spreadStudies(drawn, groundOf));
    },
    async findPublishedCaseStudyById(id) {
      const study = await readItem(caseStudyKind, () =>
        findItem(db, caseStudyKind, id, { drafts: false }),
      );
      return study && shown.study(study);
    },
    async findNextCaseStudy(id) {
      const next = await findNextCaseStudy(db, id);
      const [shownNext = null] = await shown.studyItems(next ? [next] : []);
      return shownNext;
    },
    findReviewedStudies: () => cached.reviewedStudies(readVersion),
    findClientNames: () => cached.clients(readVersion),
  };
}
