import type { CaseStudyText } from '../../domain/content/kinds/case-study.ts';
import type { Review } from '../../domain/content/kinds/case-study-fields.ts';

export interface FirstCaseStudy extends CaseStudyText {
  /** Seed of the drawings and of the _id. */
  slug: string;
  reviews: Review[];
}
