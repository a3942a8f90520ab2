import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** An entry that moves leaves the document for a moment; the focus is put back. */
export function keepingFocus(move: () => void): void {
  const focused = document.activeElement;
  flushSync(move);
  if (focused instanceof HTMLElement) focused.focus();
}

/**
 * Alt with an arrow moves the entry that the keyboard is in. An entry inside another one has taken the
 * key already.
 */
export function moveByKey(event: KeyboardEvent, index: number, onMove: (to: number) => void): void {
  const step = event.altKey && !event.ctrlKey && !event.metaKey && steps[event.key];
  if (!step || event.defaultPrevented) return;
  event.preventDefault();
  keepingFocus(() => onMove(index + step));
}
