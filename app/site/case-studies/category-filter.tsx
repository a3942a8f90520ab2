import { href } from 'react-router';
import type { CategoryCount } from './category-counts.ts';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  /** Number of all projects. */
  total: number;
  categories: CategoryCount[];
  /** Empty for all. */
  chosen: string;
}

export function CategoryFilter({ total, categories, chosen }: CategoryFilterProps) {
  return (
    <nav className={styles.filter} aria-label="Filter by category">
      <ul className={styles.list}>
        <FilterLink address={href('/case-studies')} name="All" count={total} current={!chosen} />
        {categories.map(({ name, count }) => (
          <FilterLink
            key={name}
            address={`${href('/case-studies')}?category=${encodeURIComponent(name)}`}
            name={name}
            count={count}
            current={name === chosen}
          />
        ))}
      </ul>
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
      <a className={styles.link} href={address} aria-current={current ? 'page' : undefined}>
        {name} <small className={styles.count}>{count}</small>
      </a>
    </li>
  );
}
