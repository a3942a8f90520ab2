import type { CaseStudy, CaseStudyText } from '../../domain/content/kinds/case-study.ts';
import type { Review } from '../../domain/content/kinds/case-study-fields.ts';
import type { miniatureFields } from '../../domain/content/kinds/study-miniature.ts';

type MiniatureField = keyof typeof miniatureFields;

/** Not every study has a miniature. */
export interface FirstCaseStudy
  extends Omit<CaseStudyText, MiniatureField>,
    Partial<Pick<CaseStudy, MiniatureField>> {
  /** Seed of the drawings and of the _id. */
  slug: string;
  reviews: Review[];
}
