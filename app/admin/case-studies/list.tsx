import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CaseStudyListItem } from '../../../domain/case-study.ts';
import { deleteCaseStudy, findCaseStudies, insertCaseStudy, messageOf } from '../api.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { AdminIcon } from '../ui/icons.tsx';
import { ListTools } from '../ui/list-tools.tsx';
import { Failure, Loaded, outcomeOf } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/list';
import { CaseStudyTable } from './table.tsx';

export function clientLoader() {
  return { studies: outcomeOf(findCaseStudies()) };
}

export function meta() {
  return [{ title: 'Case studies' }, { name: 'robots', content: 'noindex' }];
}

/** The specification's words, asked by the browser's own question (§4, decision D23). */
const deleteQuestion = 'Are You Sure You Want To Delete This Product?';

/** Creating and deleting, with the failure of the last attempt. */
function useCaseStudyCalls() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError(null);
    await work().catch((failure: unknown) => setError(messageOf(failure)));
    setBusy(false);
  }

  function create() {
    return attempt(async () => {
      const { _id } = await insertCaseStudy();
      await navigate(`/admin/casestudy/${_id}/edit`);
    });
  }

  async function remove({ _id }: CaseStudyListItem) {
    if (!window.confirm(deleteQuestion)) return;
    await attempt(async () => {
      showAlert({ kind: 'success', text: await deleteCaseStudy(_id) });
      await revalidate();
    });
  }

  return { create, remove, busy, error };
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { create, remove, busy, error } = useCaseStudyCalls();
  return (
    <>
      <PageTitle title="Case studies">
        <Button leftSection={<AdminIcon name="add" />} disabled={busy} onClick={create}>
          Create Case Study
        </Button>
      </PageTitle>
      {error && <Failure>{error}</Failure>}
      <Loaded of={loaderData.studies} waiting="Loading the case studies">
        {(studies) => (
          <ListTools
            items={studies}
            textOf={({ heroHeading, category1 }) => `${heroHeading} ${category1}`}
            label="Find by heading"
            empty="There is no case study yet. Press ‘Create Case Study’ to write the first one."
          >
            {(shown) => <CaseStudyTable studies={shown} onDelete={remove} />}
          </ListTools>
        )}
      </Loaded>
    </>
  );
}
