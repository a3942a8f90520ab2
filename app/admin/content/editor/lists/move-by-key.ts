import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Alt with an arrow moves the entry that the keyboard is in. Its element leaves the document for a
 * moment, so the focus is put back. An entry inside another one has taken the key already.
 */
export function moveByKey(event: KeyboardEvent, index: number, onMove: (to: number) => void): void {
  const step = event.altKey && !event.ctrlKey && !event.metaKey && steps[event.key];
  if (!step || event.defaultPrevented) return;
  event.preventDefault();
  const focused = document.activeElement;
  flushSync(() => onMove(index + step));
  if (focused instanceof HTMLElement) focused.focus();
}
