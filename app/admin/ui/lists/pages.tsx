import { Button } from '@mantine/core';
import { listTexts } from '../../content/texts/lists.ts';
import { PagesNav } from '../layout/layout.tsx';

interface PagesProps {
  number: number;
  last: number;
  onChange: (number: number) => void;
  /** Does not scroll to the top, as in a dialog. */
  isStill?: boolean;
}

/** Turning the pages of a list; nothing while there is only one. */
export function Pages({ number, last, onChange, isStill }: PagesProps) {
  if (last <= 1) return null;
  function go(next: number) {
    onChange(next);
    if (!isStill) window.scrollTo(0, 0);
  }
  return (
    <PagesNav aria-label={listTexts.pages}>
      <Button variant="default" disabled={number === 1} onClick={() => go(number - 1)}>
        {listTexts.previous}
      </Button>
      <span>{listTexts.page(number, last)}</span>
      <Button variant="default" disabled={number === last} onClick={() => go(number + 1)}>
        {listTexts.next}
      </Button>
    </PagesNav>
  );
}
