import type { CaseStudyText, Review } from '../../domain/content/kinds/case-study.ts';

export interface FirstCaseStudy extends CaseStudyText {
  /** Seed of the drawings and of the _id. */
  slug: string;
  reviews: Review[];
}
