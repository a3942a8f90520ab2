import { type CategoryCounts, type ListPart, listAddress } from '../../../domain/list-part.ts';
import { CategoryFilter } from '../../ui/lists/category-filter.tsx';
import { ListSearch } from '../../ui/lists/list-search.tsx';
import { useMessages } from '../../ui/messages.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './list-head.module.css';
import { withChosen } from './list-view.ts';
import type { ListNames } from './lists.ts';

export interface ListHeadProps {
  anchor: string;
  list: ListNames;
  /** The other list, in which to repeat a search. */
  other: ListNames;
  part: ListPart;
  count: number;
  size: number;
  counts: CategoryCounts;
}

export function ListHead({ anchor, list, other, part, count, size, counts }: ListHeadProps) {
  const messages = useMessages();
  const { text, parts } = messages;
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
          nameOf={(name) => list.categoryName(name, messages)}
        />
      )}
      {(isLong || find !== '') && (
        <ListSearch
          label={text(list.words.look)}
          lists={[{ path: list.path, label: text('lists.search') }]}
          find={find}
          id={`${anchor}-find`}
        />
      )}
      {find !== '' && (
        <p className={styles.found} role="status">
          <span>{parts(list.words.found, { count, words: <q key="words">{find}</q> })}</span>
          <TextLink href={listAddress(other.path, { find })}>{text(other.words.search)}</TextLink>
        </p>
      )}
    </div>
  );
}
