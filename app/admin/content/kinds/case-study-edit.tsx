import { caseStudyKind } from '../../../../domain/content/kinds/case-study.ts';
import { findItem } from '../../item-calls.ts';
import { outcomeOf } from '../../ui/loaded.tsx';
import { EditScreen } from '../page/edit-screen.tsx';
import { caseStudyTexts as texts } from '../texts/case-studies.ts';
import type { Route } from './+types/case-study-edit';
import { studyExtras } from './study-extras.tsx';

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { study: outcomeOf(findItem(caseStudyKind, id)) };
}

/** What was typed must not be replaced by a second load. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
}): boolean {
  return currentParams.id !== nextParams.id;
}

export function meta() {
  return [{ title: texts.editScreen }, { name: 'robots', content: 'noindex' }];
}

export default function EditCaseStudy({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <EditScreen
      kind={caseStudyKind}
      id={id}
      loaded={loaderData.study}
      title={texts.editScreen}
      waiting={texts.loadingOne}
      extras={studyExtras}
    />
  );
}
