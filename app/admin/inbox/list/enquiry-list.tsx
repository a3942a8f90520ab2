import { Button, TextInput } from '@mantine/core';
import { Form, Link } from 'react-router';
import type { InboxPage } from '../../../../domain/api/inbox/enquiries.ts';
import { listTexts } from '../../content/texts/lists.ts';
import { useMinute } from '../enquiry/use-minute.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
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
      {!page.mail.configured && <p className="inboxNoMail">{texts.noMail}</p>}
      <FindForm key={`${query.folder} ${query.find}`} query={query} />
      <p className="visuallyHidden" role="status">
        {texts.found(page.total)}
      </p>
      {page.items.length === 0 && <Nothing query={query} />}
      <ul className="inboxRows">
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
      <p className="inboxKept">{texts.kept(page.keptMonths)}</p>
      <Pages query={query} last={Math.ceil(page.total / page.perPage)} />
    </>
  );
}

function FindForm({ query: { folder, find } }: { query: ShownInbox }) {
  return (
    <Form className="inboxFind" role="search" action="/admin/enquiries">
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
  if (!find) return <p className="adminEmpty">{texts.empty[folder]}</p>;
  return (
    <div className="adminEmpty">
      <p>{texts.nothingFound(find)}</p>
      {folder !== 'all' && (
        <Link className="adminBack" to={inboxPath({ folder: 'all', find, page: 1 })}>
          {texts.findEverywhere}
        </Link>
      )}
    </div>
  );
}

function Pages({ query, last }: { query: ShownInbox; last: number }) {
  const { page } = query;
  if (last <= 1) return null;
  return (
    <nav className="adminPages" aria-label={listTexts.pages}>
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
    </nav>
  );
}
