import { Button } from '@mantine/core';
import { Outlet, useMatch, useRevalidator, useSearchParams } from 'react-router';
import { listAnswerTimes } from '../../../../domain/api/inbox/answer-times.ts';
import { exportEnquiries, listEnquiries } from '../../../../domain/api/inbox/enquiries.ts';
import { messageOf, request, requestFile } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import type { Route } from './+types/inbox';
import { AnswerTimes } from './answer-times.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { Folders } from './folders.tsx';
import { HeldTools } from './held-tools.tsx';
import styles from './inbox.module.css';
import { inboxFilter, inboxQuery, type ShownInbox } from './inbox-query.ts';
import { saveFile } from './save-file.ts';

export function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const query = inboxQuery(new URL(url).searchParams);
  const inbox = request(listEnquiries, { query: { ...inboxFilter(query), page: query.page } });
  return { inbox: outcomeOf(inbox), weeks: outcomeOf(request(listAnswerTimes)) };
}

export function meta() {
  return [{ title: texts.screen }, { name: 'robots', content: 'noindex' }];
}

function ExportButton({ query }: { query: ShownInbox }) {
  const showAlert = useAlert();
  function download() {
    return requestFile(exportEnquiries, { query: inboxFilter(query) }).then(
      (file) => saveFile(file, texts.csvFile),
      (error: unknown) => showAlert({ kind: 'failure', text: messageOf(error) }),
    );
  }
  return (
    <Button variant="default" onClick={download}>
      {texts.csv}
    </Button>
  );
}

/** The list, and the opened enquiry beside it; on narrow screens it takes the list's place. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const query = inboxQuery(useSearchParams()[0]);
  const isOpen = useMatch('/admin/enquiries/:id') !== null;
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.inbox} data-open={isOpen || undefined}>
      <PageTitle title={texts.screen}>
        <ExportButton query={query} />
      </PageTitle>
      <AnswerTimes weeks={loaderData.weeks} />
      <section className={styles.list} aria-label={texts.folder[query.folder]}>
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
