import { Anchor } from '../languages/anchor.tsx';
import { useMessages } from '../messages.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  current: number;
  last: number;
  addressOf: (page: number) => string;
}

export function Pager({ label, current, last, addressOf }: PagerProps) {
  const { text } = useMessages();
  if (last === 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <ol className={styles.pages}>
        {pageNumbers(current, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink page={page} isCurrent={page === current} address={addressOf(page)} />
            )}
          </li>
        ))}
      </ol>
      {current > 1 && (
        <Anchor className={styles.step} href={addressOf(current - 1)} rel="prev">
          {text('lists.previousPage')}
        </Anchor>
      )}
      {current < last && (
        <Anchor className={styles.step} href={addressOf(current + 1)} rel="next">
          {text('lists.nextPage')}
        </Anchor>
      )}
    </nav>
  );
}

function PageLink(props: { page: number; isCurrent: boolean; address: string }) {
  const { text, number } = useMessages();
  const { page, isCurrent, address } = props;
  return (
    <Anchor className={styles.page} href={address} aria-current={isCurrent ? 'page' : undefined}>
      <span className="visuallyHidden">{`${text('lists.page')} `}</span>
      {number(page, { useGrouping: false })}
    </Anchor>
  );
}
