import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { listFindLimit } from '../../../../domain/api/lists.ts';
import { listTexts } from '../../content/texts/lists.ts';
import { Toolbar } from '../layout/layout.tsx';
import styles from './list-tools.module.css';
import type { ListState } from './use-list-query.ts';

interface ListToolsProps<Sort extends string> {
  /** Label of the search field, such as 'Find a blog'. */
  label: string;
  sorts: Record<Sort, string>;
  list: ListState<Sort>;
  children?: ReactNode;
}

export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { label, sorts, list, children } = props;
  return (
    <Toolbar>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={list.wanted.find}
        maxLength={listFindLimit}
        onChange={(event) => list.find(event.currentTarget.value)}
      />
      <NativeSelect
        className={styles.sort}
        label={listTexts.sort}
        data={list.sorts.map((value) => ({ value, label: sorts[value] }))}
        value={list.wanted.sort}
        onChange={({ currentTarget: { value } }) =>
          list.sortBy(list.sorts.find((sort) => sort === value) ?? list.wanted.sort)
        }
      />
      {children && <div className={styles.filters}>{children}</div>}
    </Toolbar>
  );
}
