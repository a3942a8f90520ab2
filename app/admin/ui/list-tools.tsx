import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { matching, pageOf } from './matching.ts';

interface ListToolsProps<Item> {
  items: Item[];
  /** What the search looks in. */
  textOf: (item: Item) => string;
  /** Label of the search field, such as 'Find by heading'. */
  label: string;
  /** What to do when there is nothing at all. */
  empty: ReactNode;
  children: (shown: Item[]) => ReactNode;
}

/** Search above a list and its pages of 60 below it. */
export function ListTools<Item>({ items, textOf, label, empty, children }: ListToolsProps<Item>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(1);
  if (items.length === 0) return <p className="adminEmpty">{empty}</p>;
  const found = matching(items, textOf, typed);
  const page = pageOf(found, asked);

  function search(words: string) {
    setTyped(words);
    setAsked(1);
  }

  return (
    <>
      <TextInput
        className="adminSearch"
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <p className="visuallyHidden" role="status">
        {typed && `${found.length} of ${items.length} found`}
      </p>
      {found.length > 0 ? (
        children(page.items)
      ) : (
        <p className="adminEmpty">Nothing here matches “{typed}”. Try fewer words.</p>
      )}
      {page.last > 1 && <Pages number={page.number} last={page.last} onChange={setAsked} />}
    </>
  );
}

interface PagesProps {
  number: number;
  last: number;
  onChange: (number: number) => void;
}

function Pages({ number, last, onChange }: PagesProps) {
  function go(next: number) {
    onChange(next);
    window.scrollTo(0, 0);
  }
  return (
    <nav className="adminPages" aria-label="Pages">
      <Button variant="default" disabled={number === 1} onClick={() => go(number - 1)}>
        Previous
      </Button>
      <span>
        Page {number} of {last}
      </span>
      <Button variant="default" disabled={number === last} onClick={() => go(number + 1)}>
        Next
      </Button>
    </nav>
  );
}
