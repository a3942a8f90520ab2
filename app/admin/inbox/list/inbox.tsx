import { Button } from '@mantine/core';
import { Outlet, useMatch, useRevalidator, useSearchParams } from 'react-router';
import { listAnswerTimes } from '../../../../domain/api/inbox/answer-times.ts';
import {
  exportEnquiries,
  fileHeldAsSpamCall,
  listEnquiries,
} from '../../../../domain/api/inbox/enquiries.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { Failure, Loaded, load, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { loadSavedFilters, savedFilterCalls } from '../../ui/saved-filters/load-saved.ts';
import { SavedFilters } from '../../ui/saved-filters/saved-filters.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import type { Route } from './+types/inbox';
import { AnswerTimes } from './answer-times.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { Folders } from './folders.tsx';
import { HeldTools } from './held-tools.tsx';
import styles from './inbox.module.css';
import { inboxFilter, inboxQuery, savedInboxQuery } from './inbox-query.ts';

export function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const query = inboxQuery(new URL(url).searchParams);
  const inbox = request(listEnquiries, { query: { ...inboxFilter(query), page: query.page } });
  return {
    inbox: outcomeOf(inbox),
    weeks: load(listAnswerTimes),
    saved: loadSavedFilters('enquiries', new URL(url)),
  };
}

export const clientAction = apiAction(exportEnquiries, fileHeldAsSpamCall, ...savedFilterCalls);

export function meta() {
  return screenMeta(texts.screen);
}

/** The list, and the opened enquiry beside it; on narrow screens it takes the list's place. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const query = inboxQuery(useSearchParams()[0]);
  const isOpen = useMatch('/admin/enquiries/:id') !== null;
  const { revalidate } = useRevalidator();
  const { download, busy, message } = useApiCalls();
  return (
    <div className={styles.inbox} data-open={isOpen || undefined}>
      <PageTitle title={texts.screen}>
        <Button
          variant="default"
          loading={busy}
          onClick={() => download(exportEnquiries, { query: inboxFilter(query) }, texts.csvFile)}
        >
          {texts.csv(texts.folder[query.folder], query.find)}
        </Button>
      </PageTitle>
      {message && <Failure>{message}</Failure>}
      <AnswerTimes weeks={loaderData.weeks} />
      <section className={styles.list} aria-label={texts.folder[query.folder]}>
        <SavedFilters
          list="enquiries"
          path="/admin/enquiries"
          saved={loaderData.saved}
          query={savedInboxQuery(query)}
        />
        <Loaded of={loaderData.inbox} waiting={texts.loading} onRetry={revalidate}>
          {(page) => (
            <>
              <Folders page={page} current={query.folder} />
              {query.folder === 'held' && page.mail.held > 0 && <HeldTools held={page.mail.held} />}
              <EnquiryList page={page} query={query} />
            </>
          )}
        </Loaded>
      </section>
      <Outlet />
    </div>
  );
}
