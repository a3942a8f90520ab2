import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { listTexts } from '../../content/texts/lists.ts';
import type { Listed } from './item-states.ts';
import { lastChangedFirst, matching, pageOf, type SortKey, sortedByText } from './matching.ts';
import { Pages } from './pages.tsx';

interface ListToolsProps<Item> {
  items: Listed<Item>[];
  /** What the search looks in; must stay the same function while the list stands. */
  textOf: (item: Item) => string;
  /** Label of the search field, such as 'Find a blog'. */
  label: string;
  /** Orders besides 'last change', by name; a constant of the screen. */
  orders: Record<string, SortKey<Item>>;
  /** What to do when there is nothing at all. */
  empty: ReactNode;
  children: (shown: Listed<Item>[]) => ReactNode;
}

/** Search and order above a list and its pages of 60 below it. */
export function ListTools<Item>({ empty, ...props }: ListToolsProps<Item>) {
  if (props.items.length === 0) return <p className="adminEmpty">{empty}</p>;
  return <FilledList {...props} />;
}

/** The found items in the wanted order; typing never waits for a long list. */
function useFound<Item>({ items, textOf, orders }: Omit<ListToolsProps<Item>, 'empty'>) {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<string>(listTexts.lastChange);
  const wanted = useDeferredValue(typed);
  const sorted = useMemo(() => {
    if (order === listTexts.lastChange) return lastChangedFirst(items);
    const key = orders[order] ?? null;
    return sortedByText(items, key && (({ item }) => key(item)));
  }, [items, order, orders]);
  const found = useMemo(
    () => matching(sorted, ({ item }) => textOf(item), wanted),
    [sorted, textOf, wanted],
  );
  return { typed, setTyped, order, setOrder, found };
}

function FilledList<Item>(props: Omit<ListToolsProps<Item>, 'empty'>) {
  const { typed, setTyped, order, setOrder, found } = useFound(props);
  const [asked, setAsked] = useState(1);
  const page = pageOf(found, asked);
  return (
    <>
      <div className="adminTools">
        <TextInput
          className="adminSearch"
          type="search"
          aria-label={props.label}
          placeholder={props.label}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAsked(1);
          }}
        />
        <NativeSelect
          className="adminSort"
          label={listTexts.sort}
          data={[listTexts.lastChange, ...Object.keys(props.orders)]}
          value={order}
          onChange={(event) => {
            setOrder(event.currentTarget.value);
            setAsked(1);
          }}
        />
      </div>
      <p className="visuallyHidden" role="status">
        {typed && listTexts.found(found.length, props.items.length)}
      </p>
      {found.length > 0 ? (
        props.children(page.items)
      ) : (
        <p className="adminEmpty">{listTexts.nothingFound(typed)}</p>
      )}
      <Pages number={page.number} last={page.last} onChange={setAsked} />
    </>
  );
}
