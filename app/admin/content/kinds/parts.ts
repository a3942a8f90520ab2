import { blogKind } from '../../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../../domain/content/kinds/case-study.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';
import type { KindParts } from '../list/item-screen.ts';
import { blogParts } from './blog.tsx';
import { locationPageParts } from './location-page.tsx';
import { studyParts } from './study-parts.tsx';

/** A kind needs none of them: its screens are made of its description. */
export const specialParts: Partial<Record<ItemKind, KindParts>> = {
  [caseStudyKind.name]: studyParts,
  [blogKind.name]: blogParts,
  [locationPageKind.name]: locationPageParts,
};
