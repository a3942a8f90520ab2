/** A pressed button that goes with its item leaves the keyboard to the screen's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
