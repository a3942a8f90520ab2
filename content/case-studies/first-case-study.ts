import type { CaseStudyText, Review } from '../../domain/content/case-study.ts';

export interface FirstCaseStudy extends CaseStudyText {
  /** Seed of the drawings and of the _id. */
  slug: string;
  reviews: Review[];
}
