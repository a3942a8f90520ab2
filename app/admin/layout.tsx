import { Outlet, redirect } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import styles from './layout.module.css';
import { readUserInfo } from './session.ts';

export const handle = { hydrates: true };

export function meta() {
  return [{ title: 'Admin Portal' }, { name: 'robots', content: 'noindex' }];
}

/**
 * The back office's only gate: nothing of a screen is painted before it (R-2.7-03, R-2.7-05). The
 * server's document is the same empty shell for everybody; enforcement is the API's (decision D16).
 */
export function clientLoader() {
  if (!readUserInfo()?.isAdmin) throw redirect('/login');
  return null;
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <main id="main" className={styles.waiting}>
      <Spinner label="Loading the back office" />
    </main>
  );
}

export default function AdminLayout() {
  return <Outlet />;
}
