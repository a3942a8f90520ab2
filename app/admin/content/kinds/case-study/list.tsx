import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CaseStudyListItem } from '../../../../../domain/content/kinds/case-study.ts';
import { messageOf } from '../../../api.ts';
import {
  deleteCaseStudy,
  findCaseStudies,
  findItemStates,
  insertCaseStudy,
} from '../../../item-calls.ts';
import { useAlert } from '../../../shell/alert-banner.tsx';
import { AdminIcon } from '../../../ui/icons.tsx';
import { withStates } from '../../../ui/lists/item-states.ts';
import { ListTools } from '../../../ui/lists/list-tools.tsx';
import { Failure, Loaded, outcomeOf } from '../../../ui/loaded.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { UndoStrip } from '../../../ui/undo-strip.tsx';
import { useUndo } from '../../../ui/use-undo.ts';
import { caseStudyTexts as texts } from '../../texts/case-studies.ts';
import type { Route } from './+types/list';
import { CaseStudyTable } from './table.tsx';

export function clientLoader() {
  const studies = withStates(findCaseStudies(), findItemStates('case-studies'), ({ _id }) => _id);
  return { studies: outcomeOf(studies) };
}

export function meta() {
  return [{ title: texts.screen }, { name: 'robots', content: 'noindex' }];
}

const orders = {
  [texts.newest]: null,
  [texts.byHeading]: ({ heroHeading }: CaseStudyListItem) => heroHeading,
};

function textOf({ heroHeading, category1 }: CaseStudyListItem): string {
  return `${heroHeading} ${category1}`;
}

/** Creating and deleting, with the failure of the last attempt. */
function useCaseStudyCalls() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const undo = useUndo();

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

  async function remove({ _id, heroHeading }: CaseStudyListItem) {
    // By the browser's own question (decision D23).
    if (!window.confirm(texts.deleteQuestion)) return;
    await attempt(async () => {
      const deletion = await deleteCaseStudy(_id);
      showAlert({ kind: 'success', text: deletion.message });
      undo.offerUndo({ title: heroHeading || texts.untitled, undo: deletion.undo });
      await revalidate();
    });
  }

  return { create, remove, undo, busy, error };
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { create, remove, undo, busy, error } = useCaseStudyCalls();
  return (
    <>
      <PageTitle title={texts.screen}>
        <Button leftSection={<AdminIcon name="add" />} disabled={busy} onClick={create}>
          {texts.create}
        </Button>
      </PageTitle>
      <UndoStrip undo={undo} />
      {error && <Failure>{error}</Failure>}
      <Loaded of={loaderData.studies} waiting={texts.loading} onRetry={revalidate}>
        {(studies) => (
          <ListTools
            items={studies}
            textOf={textOf}
            orders={orders}
            label={texts.search}
            empty={texts.empty}
          >
            {(shown) => <CaseStudyTable studies={shown} onDelete={remove} />}
          </ListTools>
        )}
      </Loaded>
    </>
  );
}
