import { Link } from 'react-router';
import { findCaseStudyById } from '../../../item-calls.ts';
import { Loaded, outcomeOf } from '../../../ui/loaded.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { HistoryLink } from '../../history/history-link.tsx';
import { caseStudyTexts as texts } from '../../texts/case-studies.ts';
import type { Route } from './+types/edit';
import { CaseStudyForm } from './form.tsx';

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { study: outcomeOf(findCaseStudyById(id)) };
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
    <>
      <PageTitle
        title={texts.editScreen}
        above={
          <Link className="adminBack" to="/admin/casestudy">
            {texts.back}
          </Link>
        }
      >
        <HistoryLink kind="case-study" id={id} />
      </PageTitle>
      <Loaded
        of={loaderData.study}
        waiting={texts.loadingOne}
        // Nothing was typed yet, and the router would not ask again (shouldRevalidate).
        onRetry={() => location.reload()}
      >
        {(study) => <CaseStudyForm key={study._id} study={study} />}
      </Loaded>
    </>
  );
}
