import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** What the router stores with an entry of the browser's history, and we with one that waits for Back. */
interface Entry {
  idx?: number;
  isSpare?: boolean;
}

/** What lies over the screen, the topmost last. */
const over: (() => void)[] = [];

/** The entry that the browser stood on before it moves. */
let here: Entry | null = null;

function addSpare(): void {
  if (!history.state?.isSpare) history.pushState({ ...history.state, isSpare: true }, '');
  here = history.state;
}

function hearBack(event: PopStateEvent): void {
  const from = here;
  here = history.state;
  if (!from?.isSpare || here?.isSpare || here?.idx !== from.idx) return;
  // Before the router, which would load the screen again.
  event.stopImmediatePropagation();
  const close = over.at(-1);
  if (close) close();
  // Everything was closed in another way, and this Back is for the screen.
  else history.back();
  if (over.length > 1) addSpare();
}

// When this is loaded: Chromium calls the listeners of the window in their order, and the router has one.
if (typeof window !== 'undefined') addEventListener('popstate', hearBack, { capture: true });

export function useHearBack(): void {
  const location = useLocation();
  useEffect(() => {
    if (location) here = history.state;
  }, [location]);
}

/** The browser's Back closes what lies over a screen, before it leaves the screen. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    over.push(closeThis);
    addSpare();
    return () => {
      over.splice(over.indexOf(closeThis), 1);
    };
  }, [isOpen]);
}
