import type { KeyboardEvent } from 'react';

function columnsOf(buttons: HTMLElement[]): number {
  const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** Arrow keys go through a dialog's list of buttons, which stand in rows; down leads into it. */
export function focusByArrow(event: KeyboardEvent): void {
  const { activeElement: focused } = document;
  const dialog = focused?.closest('[role="dialog"]');
  const buttons = [...(dialog?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const down = columnsOf(buttons);
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: down,
    ArrowUp: -down,
  };
  const step = steps[event.key];
  if (step === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
  const next = buttons[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
