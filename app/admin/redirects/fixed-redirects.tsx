import { movedPages } from '../../../domain/moved-pages.ts';
import { redirectTexts as texts } from '../texts/redirects.ts';
import { AdminIcon } from '../ui/icons.tsx';

/** The redirects that the site itself has (decision D1); they carry a lock. */
export function FixedRedirects() {
  return (
    <div className="redirectFixed">
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
