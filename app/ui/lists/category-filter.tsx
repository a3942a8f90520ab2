import type { CategoryCount } from '../../../domain/list-part.ts';
import { Anchor } from '../languages/anchor.tsx';
import { useMessages } from '../messages.ts';
import styles from './category-filter.module.css';

const foldedFrom = 10;

interface CategoryFilterProps {
  total: number;
  categories: CategoryCount[];
  /** Empty for all; absent where a search was made. */
  chosen?: string;
  addressOf: (category: string) => string;
  nameOf: (category: string) => string;
}

export function CategoryFilter(filter: CategoryFilterProps) {
  const { total, categories, chosen, addressOf, nameOf } = filter;
  const { text } = useMessages();
  const isLong = categories.length >= foldedFrom;
  return (
    <nav className={styles.filter} aria-label={text('lists.filter')} data-row>
      <ul className={styles.list} data-long={isLong || undefined}>
        <FilterLink
          address={addressOf('')}
          name={text('lists.all')}
          count={total}
          current={chosen === ''}
        />
        {categories.map(({ name, count }) => (
          <FilterLink
            key={name}
            address={addressOf(name)}
            name={nameOf(name)}
            count={count}
            current={name === chosen}
          />
        ))}
        {isLong && (
          <li className={styles.more}>
            <details>
              <summary className={styles.link}>
                <span>{text('lists.allCategories')}</span>
                <span>{text('lists.fewerCategories')}</span>
              </summary>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface FilterLinkProps extends CategoryCount {
  address: string;
  current: boolean;
}

function FilterLink({ address, name, count, current }: FilterLinkProps) {
  const { number } = useMessages();
  return (
    <li className={styles.item}>
      <Anchor className={styles.link} href={address} aria-current={current ? 'page' : undefined}>
        {name} <small className={styles.count}>{number(count)}</small>
      </Anchor>
    </li>
  );
}
