/** Asks a form that draws only some of its fields to draw this one, at once. */
export const revealEvent = 'reveal';

/** Brings a control of a form into sight and into focus; the folded entries around it are opened first. */
export function showField(form: HTMLFormElement | null, control: string): void {
  form?.dispatchEvent(new CustomEvent<string>(revealEvent, { detail: control }));
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(control)}"]`);
  for (let entry = named?.closest('li'); entry; entry = entry.parentElement?.closest('li')) {
    const fold = entry.querySelector<HTMLElement>('[data-fold]');
    if (fold?.getAttribute('aria-expanded') === 'false') fold.click();
  }
  requestAnimationFrame(() => {
    // A rich text keeps its HTML in a hidden field beside the surface that is typed in.
    const surface = named
      ?.closest('[data-rich-text]')
      ?.querySelector<HTMLElement>('[contenteditable="true"], textarea');
    const target = surface ?? named;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
}
