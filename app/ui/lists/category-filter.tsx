import type { CategoryCount } from '../../../domain/list-part.ts';
import { Anchor } from '../languages/anchor.tsx';
import styles from './category-filter.module.css';

const foldedFrom = 10;

interface CategoryFilterProps {
  total: number;
  categories: CategoryCount[];
  /** Empty for all; absent where a search was made. */
  chosen?: string;
  addressOf: (category: string) => string;
}

export function CategoryFilter({ total, categories, chosen, addressOf }: CategoryFilterProps) {
  const isLong = categories.length >= foldedFrom;
  return (
    <nav className={styles.filter} aria-label="Filter by category" data-row>
      <ul className={styles.list} data-long={isLong || undefined}>
        <FilterLink address={addressOf('')} name="All" count={total} current={chosen === ''} />
        {categories.map(({ name, count }) => (
          <FilterLink
            key={name}
            address={addressOf(name)}
            name={name}
            count={count}
            current={name === chosen}
          />
        ))}
      </ul>
      {isLong && (
        <details className={styles.more}>
          <summary className={styles.link}>All categories</summary>
        </details>
      )}
    </nav>
  );
}

interface FilterLinkProps extends CategoryCount {
  address: string;
  current: boolean;
}

function FilterLink({ address, name, count, current }: FilterLinkProps) {
  return (
    <li className={styles.item}>
      <Anchor className={styles.link} href={address} aria-current={current ? 'page' : undefined}>
        {name} <small className={styles.count}>{count.toLocaleString('en')}</small>
      </Anchor>
    </li>
  );
}
