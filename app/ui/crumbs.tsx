import styles from './crumbs.module.css';
import { Anchor } from './languages/anchor.tsx';
import { useMessages } from './messages.ts';

export interface Crumb {
  href?: string;
  label: string;
  /** Whether the last one names something other than the page, such as its category. */
  isElsewhere?: boolean;
}

export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { text } = useMessages();
  return (
    <nav aria-label={text('layout.breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, label, isElsewhere }) => (
          <li key={label}>
            {href && <Anchor href={href}>{label}</Anchor>}
            {!href && <span aria-current={isElsewhere ? undefined : 'page'}>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
