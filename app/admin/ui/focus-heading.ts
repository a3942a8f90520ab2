import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A pressed button that goes with its item leaves the keyboard to the screen's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Mantine gives the focus of a dialog back after 10 ms. */
const afterOthers = 50;

function* around(element: Element | null | undefined): Generator<Element> {
  for (let one = element; one; one = one.parentElement) yield one;
}

function focusNearest(ancestors: Element[]): void {
  if (document.activeElement !== document.body) return;
  const staying = ancestors.find(({ isConnected }) => isConnected);
  // A screen that was left and a dialog that was closed see to it themselves.
  if (!staying?.closest('main, [role="dialog"]')) return;
  for (const place of around(staying)) {
    const heading = place.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}

/** What goes with the focus leaves it to the nearest heading that stays, unless somebody has taken it. */
export function useLeavingFocus(focused: RefObject<HTMLElement | null>): void {
  const ancestors = useRef<Element[]>([]);

  // While it still stands in the page.
  useLayoutEffect(
    () => () => {
      ancestors.current = [...around(focused.current?.parentElement)];
    },
    [focused],
  );

  useEffect(
    () => () => {
      const { current } = ancestors;
      if (current.length > 0) setTimeout(() => focusNearest(current), afterOthers);
    },
    [],
  );
}
