import { Button, Card } from '@mantine/core';
import { Suspense, use } from 'react';
import { Link, useRevalidator, useRouteLoaderData } from 'react-router';
import { getOverview } from '../../../../domain/api/operations/overview.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import caseStudiesPicture from '../../../pictures/case-studies-hero.svg';
import locationPagesPicture from '../../../pictures/company-hero.svg';
import blogsPicture from '../../../pictures/question-panel.svg';
import { request } from '../../api.ts';
import type { clientLoader as shellLoader } from '../../layout.tsx';
import { Logout } from '../../shell/logout.tsx';
import { type ListCounts, lists } from '../../shell/side-bar.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import type { Route } from './+types/portal';
import { OverviewCards } from './overview-cards.tsx';
import styles from './portal.module.css';

const pictures: Record<string, string> = {
  '/admin/casestudy': caseStudiesPicture,
  '/admin/blogs': blogsPicture,
  '/admin/location-pages': locationPagesPicture,
};

export function clientLoader() {
  return { overview: outcomeOf(request(getOverview)) };
}

export default function Portal({ loaderData }: Route.ComponentProps) {
  const shell = useRouteLoaderData<typeof shellLoader>('admin/layout');
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageTitle title="Admin Portal" />
      <ul className={styles.lists}>
        {lists.map(({ kind, path, name }) => (
          <li key={path}>
            <Link to={path}>
              <img src={pictures[path] ?? blogsPicture} alt="" width={96} height={80} />
              <div>
                <CardTitle>{name}</CardTitle>
                <p>
                  <Suspense fallback="Counting">
                    {shell && <CountInWords of={shell.counts} kind={kind} />}
                  </Suspense>
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <Card component="section" className={styles.profile}>
        <CardTitle>Profile</CardTitle>
        <p>{shell?.email}</p>
        <Actions>
          <Button component={Link} to="/admin/account" variant="default">
            {texts.account}
          </Button>
          <Logout variant="default" />
        </Actions>
      </Card>
      <Loaded of={loaderData.overview} waiting={texts.loading} onRetry={revalidate}>
        {(overview) => <OverviewCards overview={overview} />}
      </Loaded>
    </>
  );
}

function CountInWords({ of, kind }: { of: ListCounts; kind: ItemKind }) {
  const counts = use(of);
  return counts === null ? 'Not reachable' : `${counts[kind]} in all`;
}
