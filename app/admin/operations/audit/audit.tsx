import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { listUsers } from '../../../../domain/api/accounts/users.ts';
import { type AuditPage, exportAudit, listAudit } from '../../../../domain/api/operations/audit.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { EmptyNote } from '../../ui/layout/layout.tsx';
import { askedBeside, latestPage } from '../../ui/lists/latest-page.ts';
import { hasFilters, listQuery, savedQuery } from '../../ui/lists/list-query.ts';
import { Pages } from '../../ui/lists/pages.tsx';
import { type ListState, useListQuery } from '../../ui/lists/use-list-query.ts';
import { Failure, Loaded, type Outcome, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { loadSavedFilters, savedFilterCalls } from '../../ui/saved-filters/load-saved.ts';
import { SavedFilters } from '../../ui/saved-filters/saved-filters.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { auditTexts as texts } from '../texts/audit.ts';
import type { Route } from './+types/audit';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditSort, auditFilterOf, auditFilters, auditSorts } from './audit-query.ts';
import { AuditRows } from './audit-table.tsx';

function listPeople(): Promise<Outcome<string[]>> {
  return outcomeOf(request(listUsers).then((users) => users.map(({ email }) => email)));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  const url = new URL(args.request.url);
  const place = listQuery(url.searchParams, auditSorts, auditFilters);
  const query = { ...auditFilterOf(place), page: place.page };
  return {
    people: askedBeside('people', url, listPeople),
    found: latestPage((signal) => request(listAudit, { query, signal })),
    saved: loadSavedFilters('audit', url),
  };
}

export const clientAction = apiAction(exportAudit, ...savedFilterCalls);

export function meta() {
  return screenMeta(texts.title);
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const list = useListQuery(auditSorts, auditFilters);
  const { revalidate } = useRevalidator();
  const { exportAll, busy, message } = useExport(list);
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <Button variant="default" loading={busy} onClick={exportAll}>
          {texts.export}
        </Button>
      </PageTitle>
      {message && <Failure>{message}</Failure>}
      <SavedFilters
        list="audit"
        path="/admin/audit"
        saved={loaderData.saved}
        query={savedQuery(list.query, auditSorts)}
      />
      <AuditFilters list={list} people={loaderData.people} />
      <Loaded of={loaderData.found} waiting={texts.loading} onRetry={revalidate}>
        {(page) => (
          <>
            <Found page={page} list={list} />
            <Pages number={list.query.page} last={page.pages} onChange={list.turnTo} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Found({ page, list: { query } }: { page: AuditPage; list: ListState<AuditSort> }) {
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
  const isFiltered = query.find !== '' || hasFilters(query);
  return <EmptyNote role="status">{isFiltered ? texts.nothingFound : texts.none}</EmptyNote>;
}

function useExport({ wanted }: ListState<AuditSort>) {
  const showAlert = useAlert();
  const { download, busy, message } = useApiCalls();

  function exportAll() {
    return download(exportAudit, { query: auditFilterOf(wanted) }, texts.file, () =>
      showAlert({ kind: 'success', text: texts.exported }),
    );
  }

  return { exportAll, busy, message };
}
