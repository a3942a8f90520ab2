import { Button } from '@mantine/core';
import { listUsers } from '../../../../domain/api/accounts/users.ts';
import {
  type AuditFilter,
  type AuditPage,
  exportAudit,
} from '../../../../domain/api/operations/audit.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { EmptyNote } from '../../ui/layout/empty-note.tsx';
import { Lead } from '../../ui/layout/lead.tsx';
import { Pages } from '../../ui/lists/pages.tsx';
import { Failure, Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { auditTexts as texts } from '../texts/audit.ts';
import type { Route } from './+types/audit';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-table.tsx';
import { useAudit } from './use-audit.ts';

/** Addresses of everybody who may sign in. */
async function findPeople(): Promise<string[]> {
  return (await request(listUsers)).map(({ email }) => email);
}

export function clientLoader() {
  return { people: outcomeOf(findPeople()) };
}

export const clientAction = apiAction(exportAudit);

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, number, page, find, choose, turnTo, retry } = useAudit();
  const { exportAll, busy, message } = useExport(filter);
  return (
    <>
      <PageTitle title={texts.title}>
        <Button variant="default" loading={busy} onClick={exportAll}>
          {texts.export}
        </Button>
      </PageTitle>
      <Lead>{texts.lead}</Lead>
      {message && <Failure>{message}</Failure>}
      <AuditFilters filter={filter} people={loaderData.people} onFind={find} onChoose={choose} />
      <Loaded of={page} waiting={texts.loading} onRetry={retry}>
        {(found) => (
          <>
            <Found page={found} filter={filter} />
            <Pages number={number} last={found.pages} onChange={turnTo} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Found({ page, filter }: { page: AuditPage; filter: AuditFilter }) {
  if (page.total > 0) {
    return (
      <>
        <p className="visuallyHidden" role="status">
          {texts.found(page.total)}
        </p>
        <AuditRows entries={page.entries} />
      </>
    );
  }
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return <EmptyNote role="status">{isFiltered ? texts.nothingFound : texts.none}</EmptyNote>;
}

function useExport(filter: AuditFilter) {
  const showAlert = useAlert();
  const { download, busy, message } = useApiCalls();

  function exportAll() {
    return download(exportAudit, { query: filter }, texts.file, () =>
      showAlert({ kind: 'success', text: texts.exported }),
    );
  }

  return { exportAll, busy, message };
}
