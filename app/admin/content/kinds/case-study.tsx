import {
  type CaseStudyListItem,
  caseStudyKind,
} from '../../../../domain/content/kinds/case-study.ts';
import { type ItemScreen, loadItems } from '../list/item-screen.ts';
import { PageList } from '../list/page-list.tsx';
import { caseStudyTexts as texts } from '../texts/case-studies.ts';
import type { Route } from './+types/case-study';
import { CaseStudyRows } from './case-study-table.tsx';

const screen: ItemScreen<CaseStudyListItem> = {
  kind: caseStudyKind,
  texts,
  titleOf: ({ heroHeading }) => heroHeading || texts.untitled,
  Items: CaseStudyRows,
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadItems(screen, request);
}

export function meta() {
  return [{ title: texts.screen }, { name: 'robots', content: 'noindex' }];
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return <PageList screen={screen} loaded={loaderData} question={texts.deleteQuestion} />;
}
