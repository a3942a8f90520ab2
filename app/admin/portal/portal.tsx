import { Card } from '@mantine/core';
import { Suspense, use } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import caseStudiesPicture from '../../site/pictures/case-studies-hero.svg';
import locationPagesPicture from '../../site/pictures/company-hero.svg';
import blogsPicture from '../../site/pictures/question-panel.svg';
import type { clientLoader } from '../layout.tsx';
import { Logout } from '../shell/logout.tsx';
import { lists } from '../shell/side-bar.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const pictures = {
  '/admin/casestudy': caseStudiesPicture,
  '/admin/blogs': blogsPicture,
  '/admin/location-pages': locationPagesPicture,
};

export default function Portal() {
  const shell = useRouteLoaderData<typeof clientLoader>('admin/layout');
  return (
    <>
      <PageTitle title="Admin Portal" />
      <ul className="portalLists">
        {lists.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>
              <img src={pictures[path]} alt="" width={96} height={80} />
              <div>
                <h2 className="adminCardTitle">{name}</h2>
                <p>
                  <Suspense fallback="Counting">
                    {shell && <CountInWords of={shell.counts[path]} />}
                  </Suspense>
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <Card component="section" className="portalProfile">
        <h2 className="adminCardTitle">Profile</h2>
        <p>{shell?.email}</p>
        <Logout variant="default" />
      </Card>
    </>
  );
}

function CountInWords({ of }: { of: Promise<number | null> }) {
  const count = use(of);
  return count === null ? 'Not reachable' : `${count} in all`;
}
