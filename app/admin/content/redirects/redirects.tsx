import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  createRedirect,
  deleteRedirectCall,
  listRedirects,
  redirectSorts,
  testAddress,
} from '../../../../domain/api/content/addresses/redirects.ts';
import { addressLimit } from '../../../../domain/content/addresses/address.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { askedBeside, latestPage } from '../../ui/lists/latest-page.ts';
import { listQuery } from '../../ui/lists/list-query.ts';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { useListQuery } from '../../ui/lists/use-list-query.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useKeptText } from '../journal/use-kept-text.ts';
import type { Route } from './+types/redirects';
import { AddRedirect } from './add-redirect.tsx';
import { loadWantedMissed } from './missed.ts';
import { MissedList } from './missed-list.tsx';
import { RedirectRows } from './redirect-table.tsx';
import styles from './redirects.module.css';
import { TestAddress } from './test-address.tsx';
import { redirectTexts as texts } from './texts.ts';

export function clientLoader({ request: asked }: Route.ClientLoaderArgs) {
  const url = new URL(asked.url);
  const query = listQuery(url.searchParams, redirectSorts);
  const isOpened = url.pathname !== location.pathname;
  return {
    redirects: latestPage((signal) => request(listRedirects, { query, signal })),
    missed: askedBeside('missed', url, () => loadWantedMissed(isOpened)),
  };
}

export const clientAction = apiAction(createRedirect, testAddress, deleteRedirectCall);

export function meta() {
  return screenMeta(texts.title);
}

export default function Redirects({ loaderData }: Route.ComponentProps) {
  const [from, setFrom, forgetFrom] = useKeptText('redirect-from');
  const [asked, setAsked] = useState(0);
  const list = useListQuery(redirectSorts);

  /** Puts a missed address into the form, where only its goal is left to say. */
  function make(path: string) {
    setFrom(path);
    setAsked((before) => before + 1);
  }

  const [params] = useSearchParams();
  const wanted = params.get('from')?.slice(0, addressLimit);
  const makeWanted = useEffectEvent(make);
  useEffect(() => {
    if (wanted) makeWanted(wanted);
  }, [wanted]);

  return (
    <Stack gap="large">
      <div className={styles.head}>
        <PageTitle title={texts.title} lead={texts.lead} />
      </div>
      <AddRedirect from={from} forgetFrom={forgetFrom} onFrom={setFrom} asked={asked} />
      <TestAddress />
      <CardSection title={texts.listHeading}>
        <PagedList of={loaderData.redirects} list={list} texts={texts}>
          {({ items }) => <RedirectRows redirects={items} />}
        </PagedList>
      </CardSection>
      <CardSection title={texts.missedHeading} note={texts.missedNote}>
        <MissedList missed={loaderData.missed} onMake={make} />
      </CardSection>
    </Stack>
  );
}
