import { Button, TextInput } from '@mantine/core';
import { Form, Link } from 'react-router';
import type { InboxPage } from '../../../../domain/api/inbox/enquiries.ts';
import { listTexts } from '../../content/texts/lists.ts';
import { BackLink, EmptyNote, PagesNav } from '../../ui/layout/layout.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './enquiry-list.module.css';
import { EnquiryRow } from './enquiry-row.tsx';
import { inboxPath, type ShownInbox } from './inbox-query.ts';

interface EnquiryListProps {
  page: InboxPage;
  query: ShownInbox;
}

/** Search, the enquiries of a folder, and the way to its other pages. */
export function EnquiryList({ page, query }: EnquiryListProps) {
  const now = useMinute();
  return (
    <>
      {!page.mail.configured && <p className={styles.noMail}>{texts.noMail}</p>}
      <FindForm key={`${query.folder} ${query.find}`} query={query} />
      <p className="visuallyHidden" role="status">
        {texts.found(page.total)}
      </p>
      {page.items.length === 0 && <Nothing query={query} />}
      <ul className={styles.rows}>
        {page.items.map((enquiry) => (
          <EnquiryRow
            key={enquiry.enquiry_id}
            enquiry={enquiry}
            to={inboxPath(query, enquiry.enquiry_id)}
            configured={page.mail.configured}
            now={now}
          />
        ))}
      </ul>
      <p className={styles.kept}>{texts.kept(page.keptMonths)}</p>
      <PageLinks query={query} last={Math.ceil(page.total / page.perPage)} />
    </>
  );
}

function FindForm({ query: { folder, find } }: { query: ShownInbox }) {
  return (
    <Form className={styles.find} role="search" action="/admin/enquiries">
      <input type="hidden" name="folder" value={folder} />
      <TextInput
        type="search"
        name="find"
        aria-label={texts.find}
        placeholder={texts.find}
        defaultValue={find}
        maxLength={100}
      />
      <Button type="submit" variant="default">
        {texts.search}
      </Button>
    </Form>
  );
}

function Nothing({ query: { folder, find } }: { query: ShownInbox }) {
  if (!find) return <EmptyNote>{texts.empty[folder]}</EmptyNote>;
  return (
    <EmptyNote>
      <p>{texts.nothingFound(find)}</p>
      {folder !== 'all' && (
        <BackLink to={inboxPath({ folder: 'all', find, page: 1 })}>{texts.findEverywhere}</BackLink>
      )}
    </EmptyNote>
  );
}

function PageLinks({ query, last }: { query: ShownInbox; last: number }) {
  const { page } = query;
  if (last <= 1) return null;
  return (
    <PagesNav aria-label={listTexts.pages}>
      {page > 1 && (
        <Button component={Link} variant="default" to={inboxPath({ ...query, page: page - 1 })}>
          {listTexts.previous}
        </Button>
      )}
      <span>{listTexts.page(page, last)}</span>
      {page < last && (
        <Button component={Link} variant="default" to={inboxPath({ ...query, page: page + 1 })}>
          {listTexts.next}
        </Button>
      )}
    </PagesNav>
  );
}
