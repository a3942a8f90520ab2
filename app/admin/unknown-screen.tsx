import { Link } from 'react-router';
import styles from './portal/portal.module.css';

/** An address under /admin that no screen has. */
export default function UnknownScreen() {
  return (
    <main id="main" className={styles.portal}>
      <h1 className={styles.title}>There is no such screen</h1>
      <p>
        <Link to="/admin">Back to the Admin Portal</Link>
      </p>
    </main>
  );
}
