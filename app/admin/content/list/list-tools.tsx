import { NativeSelect, TextInput } from '@mantine/core';
import { listFindLimit, listSorts } from '../../../../domain/api/content/item-lists.ts';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { listTexts } from '../texts/lists.ts';
import type { ScreenTexts } from './item-screen.ts';
import styles from './list-tools.module.css';
import type { ListState } from './use-list-query.ts';

interface ListToolsProps {
  /** Label of the search field, such as 'Find a blog'. */
  label: string;
  sorts: ScreenTexts['sorts'];
  list: ListState;
}

/** Search and order above a list. */
export function ListTools({ label, sorts, list }: ListToolsProps) {
  const names = { changed: listTexts.lastChange, ...sorts };
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
        data={listSorts.map((value) => ({ value, label: names[value] }))}
        value={list.wanted.sort}
        onChange={({ currentTarget: { value } }) =>
          list.sortBy(listSorts.find((sort) => sort === value) ?? list.wanted.sort)
        }
      />
    </Toolbar>
  );
}
