import { movedPages } from '../../../../domain/content/addresses/moved-pages.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import styles from './fixed-redirects.module.css';
import { redirectTexts as texts } from './texts.ts';

/** The redirects that the site itself has (decision D1); they carry a lock. */
export function FixedRedirects() {
  return (
    <div className={styles.fixed}>
      <p>
        <AdminIcon name="lock" />
        {texts.fixed}
      </p>
      <ul>
        {[...movedPages].map(([from, to]) => (
          <li key={from}>
            <span>{from}</span>
            <strong>{to}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
