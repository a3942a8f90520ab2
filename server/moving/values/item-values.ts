import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { blogValues } from './blog.ts';
import { caseStudyValues } from './case-study.ts';
import { locationPageValues } from './location-page.ts';
import type { MadeValues } from './made.ts';
import { pageValues } from './page.ts';

const makers: Record<ItemKind, (item: SourceItem) => MadeValues<Record<string, unknown>>> = {
  [blogKind.name]: blogValues,
  [pageKind.name]: pageValues,
  [caseStudyKind.name]: caseStudyValues,
  [locationPageKind.name]: locationPageValues,
};

/** The fields of a kind of ours that an item of a foreign site fills. */
export function itemValues(item: SourceItem, kind: ItemKind): MadeValues<Record<string, unknown>> {
  return makers[kind](item);
}
