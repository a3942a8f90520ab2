import type { ReviewedStudy } from '../../../../../domain/content/kinds/case-study.ts';
import { termsIn } from '../../../../../domain/content/text/search-text.ts';
import { studyHeading } from '../../../../../domain/content/text/study-heading.ts';
import type { SiteMessages } from '../../../../../domain/messages/messages.ts';
import { shownReviews } from './shown-reviews.ts';

const maxShown = 2;

/** One review with a name of each study that is chosen, with a way to the study. */
export function reviewsOf(
  studies: ReviewedStudy[],
  isChosen: (study: ReviewedStudy) => boolean,
  messages: SiteMessages,
) {
  return studies
    .filter(isChosen)
    .flatMap(({ reviews, ...study }) => {
      const named = shownReviews(reviews).find(({ name, text }) => name && text);
      const label = study.clientName || studyHeading(study, messages);
      return named ? [{ ...named, study: { href: `/casestudy/${study._id}`, label } }] : [];
    })
    .slice(0, maxShown);
}

/** Of studies near to the words of a page; where there are none, the next best. */
export function reviewsNearTo(studies: ReviewedStudy[], words: string, messages: SiteMessages) {
  const near = reviewsOf(studies, isNearTo(words), messages);
  return near.length > 0 ? near : reviewsOf(studies, () => true, messages);
}

type Categories = Pick<ReviewedStudy, 'category1' | 'category2' | 'category3' | 'category4'>;

export function categoriesOfStudy(study: Categories): string[] {
  const { category1, category2, category3, category4 } = study;
  return [category1, category2, category3, category4].filter(Boolean);
}

/** Done where the page is about, or the same work: its name has the place, or the first word of a category. */
export function isNearTo(words: string) {
  const isNamed = termsIn(words);
  return (study: ReviewedStudy): boolean =>
    isNamed(study.place) ||
    categoriesOfStudy(study).some((category) => isNamed(category.split(/[ /]/)[0] ?? ''));
}
