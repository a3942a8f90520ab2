import { Suspense, use } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Mark } from '../../ui/icons.tsx';
import { Logout } from './logout.tsx';

/** The three lists of the Admin Portal (R-2.7-02), in the order of the side bar. */
export const lists = [
  { path: '/admin/casestudy', name: 'Case studies' },
  { path: '/admin/blogs', name: 'Blogs' },
  { path: '/admin/location-pages', name: 'Location pages' },
] as const;

/** How many items each list holds; null when the server did not answer. */
export type ListCounts = Record<(typeof lists)[number]['path'], Promise<number | null>>;

export function SideBar({ email, counts }: { email: string; counts: ListCounts }) {
  // The Portal has its own Logout beside Profile; two of one name would confuse screen readers.
  const onPortal = /^\/admin\/?$/.test(useLocation().pathname);
  return (
    <aside className="adminSide" data-ground="night">
      <a className="adminLogo" href="/">
        <Mark />
        Back office
      </a>
      <nav aria-label="Back office">
        <ul>
          <li>
            <NavLink to="/admin" end>
              Portal
            </NavLink>
          </li>
          {lists.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path}>
                {name}
                <Suspense>
                  <Count of={counts[path]} />
                </Suspense>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {!onPortal && (
        <div className="adminMe">
          <small className="adminWho">{email}</small>
          <Logout fullWidth color="water.8" />
        </div>
      )}
    </aside>
  );
}

function Count({ of }: { of: Promise<number | null> }) {
  return <small aria-hidden="true">{use(of)}</small>;
}
