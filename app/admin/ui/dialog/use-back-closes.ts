import { useEffect, useEffectEvent } from 'react';

/** What lies over the screen, the topmost last. */
const over: (() => void)[] = [];

/** The router's number of a screen that has a spare entry of the browser's history in front of it. */
let spareOf: number | undefined;

/** Whether this entry is one that only waits for Back. */
function isSpare(): boolean {
  return history.state?.isSpare === true;
}

function addSpare(): void {
  if (!isSpare()) history.pushState({ ...history.state, isSpare: true }, '');
  spareOf = history.state.idx;
}

function hearBack(event: PopStateEvent): void {
  const isBack = !isSpare() && spareOf !== undefined && history.state?.idx === spareOf;
  spareOf = isSpare() ? history.state.idx : undefined;
  if (!isBack) return;
  // Before the router, which would load the screen again.
  event.stopImmediatePropagation();
  const close = over.at(-1);
  if (close) close();
  else history.back();
  if (over.length > 1) addSpare();
}

/**
 * The browser's Back closes what lies over a screen, before it leaves the screen. The entry that waits for it
 * stays when that is closed otherwise, and Back skips it: taking it away could cross a navigation.
 */
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
    };
  }, [isOpen]);
}
