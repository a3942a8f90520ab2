import { type CategoryCounts, type ListPart, listAddress } from '../../../domain/list-part.ts';
import { CategoryFilter } from '../../ui/lists/category-filter.tsx';
import { ListSearch } from '../../ui/lists/list-search.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './list-head.module.css';
import { withChosen } from './list-view.ts';

export interface ListNames {
  path: string;
  one: string;
  many: string;
}

export interface ListHeadProps {
  list: ListNames;
  /** The other list, in which to repeat a search. */
  other: ListNames;
  part: ListPart;
  count: number;
  /** Of a page. */
  size: number;
  counts: CategoryCounts;
}

export function ListHead({ list, other, part, count, size, counts }: ListHeadProps) {
  const { category, find } = part;
  const categories = withChosen(counts.categories, category);
  // A search saves paging.
  const isLong = counts.total > size;
  if (counts.total === 0) return null;
  return (
    <div className={styles.head}>
      {counts.total > 1 && categories.length > 0 && (
        <CategoryFilter
          total={counts.total}
          categories={categories}
          chosen={find === '' ? category : undefined}
          addressOf={(name) => listAddress(list.path, { category: name })}
        />
      )}
      {(isLong || find !== '') && (
        <ListSearch
          label={`Look for ${list.many}`}
          lists={[{ path: list.path, label: 'Search' }]}
          find={find}
        />
      )}
      {find !== '' && (
        <p className={styles.found} role="status">
          <span>
            {`${count === 0 ? 'No' : count.toLocaleString('en')} ${count === 1 ? list.one : list.many} with `}
            <q>{find}</q>
          </span>
          <TextLink href={listAddress(other.path, { find })}>{`Search ${other.many}`}</TextLink>
        </p>
      )}
    </div>
  );
}
