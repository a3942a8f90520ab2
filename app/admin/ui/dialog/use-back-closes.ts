import { useEffect, useEffectEvent } from 'react';

/** What lies over the screen, the topmost last. */
const over: (() => void)[] = [];

/** The router's number for the screen under it. */
let screen: number | undefined;

let isLeaving = false;

/** Whether this entry of the browser's history is one that only waits for Back. */
function isSpare(): boolean {
  return history.state?.isSpare === true;
}

function addSpare(): void {
  screen = history.state?.idx;
  if (!isSpare()) history.pushState({ ...history.state, isSpare: true }, '');
}

function leaveSpare(): void {
  if (over.length > 0 || !isSpare()) return;
  isLeaving = true;
  history.back();
}

function hearBack(event: PopStateEvent): void {
  const close = isLeaving ? undefined : over.at(-1);
  const isOurs = isLeaving || close !== undefined;
  isLeaving = false;
  if (!isOurs || isSpare() || history.state?.idx !== screen) return;
  // Before the router, which would load the screen again.
  event.stopImmediatePropagation();
  close?.();
  if (over.length > (close ? 1 : 0)) addSpare();
}

/** The browser's Back closes what lies over a screen, before it leaves the screen. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    over.push(closeThis);
    addSpare();
    addEventListener('popstate', hearBack, { capture: true });
    return () => {
      over.splice(over.indexOf(closeThis), 1);
      // Later: it may have gone with its screen, or open again at once.
      setTimeout(leaveSpare);
    };
  }, [isOpen]);
}
