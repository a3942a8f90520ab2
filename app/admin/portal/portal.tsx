import { useState } from 'react';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { findBlogs, findCaseStudies, findLocationPages, signOut } from '../api.ts';
import { readUserInfo } from '../session.ts';
import type { Route } from './+types/portal';
import styles from './portal.module.css';

/** How many items a list holds, or null when the server did not answer. */
async function countOf(items: Promise<unknown[]>): Promise<number | null> {
  return items.then((list) => list.length).catch(() => null);
}

export async function clientLoader() {
  const [caseStudies, blogs, locationPages] = await Promise.all([
    countOf(findCaseStudies()),
    countOf(findBlogs()),
    countOf(findLocationPages()),
  ]);
  return { caseStudies, blogs, locationPages, email: readUserInfo()?.email ?? '' };
}

export default function Portal({ loaderData }: Route.ComponentProps) {
  const lists = [
    { href: '/admin/casestudy', name: 'Case studies', count: loaderData.caseStudies },
    { href: '/admin/blogs', name: 'Blogs', count: loaderData.blogs },
    { href: '/admin/location-pages', name: 'Location pages', count: loaderData.locationPages },
  ];
  return (
    <main id="main" className={styles.portal}>
      <h1 className={styles.title}>
        Admin Portal
        <Bar />
      </h1>
      <ul className={styles.lists}>
        {lists.map(({ href, name, count }) => (
          <li key={href}>
            <a href={href}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>
                {count === null ? 'Not reachable' : `${count} in all`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Profile email={loaderData.email} />
    </main>
  );
}

function Profile({ email }: { email: string }) {
  const [leaving, setLeaving] = useState(false);

  async function logout() {
    setLeaving(true);
    await signOut();
    location.reload();
  }

  return (
    <section className={styles.profile}>
      <h2>Profile</h2>
      <p>{email}</p>
      <Button type="button" variant="line" size="small" busy={leaving} onClick={logout}>
        Logout
      </Button>
    </section>
  );
}
