/** The pointer may leave the drop-down for so long, for diagonal moves. */
const closeDelay = 120;

function isWithin(element: Element, target: EventTarget | null | undefined): boolean {
  return target instanceof Node && element.contains(target);
}

/** Keeps the drop-down and its aria-expanded in step. */
function startSolutions(item: HTMLElement, button: HTMLButtonElement, missed?: Event): void {
  let timer = 0;
  let hovered = false;
  const show = (open: boolean) => {
    clearTimeout(timer);
    button.ariaExpanded = `${open}`;
  };
  const isOpen = () => button.ariaExpanded === 'true';

  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    hovered = true;
    show(true);
  });
  item.addEventListener('pointerleave', () => {
    if (!hovered) return;
    hovered = false;
    timer = window.setTimeout(show, closeDelay, false);
  });
  // The hover of the same click has opened it already.
  button.addEventListener('click', () => show(hovered || !isOpen()));
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isWithin(item, relatedTarget)) show(false);
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!isWithin(item, target)) show(false);
  });
  item.parentElement?.addEventListener('pointerover', ({ target }) => {
    if (!isWithin(item, target)) show(false);
  });
  addEventListener('pagehide', () => show(false));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    if (item.contains(document.activeElement)) button.focus();
    show(false);
  });
  // As CSS shows it until now, but for a focus that opens nothing.
  hovered = matchMedia('(hover)').matches && item.matches(':hover');
  show(hovered || isWithin(button, missed?.target));
  item.dataset.scripted = '';
}

/** Of the menu that covers a phone's page. */
function keepFocus(menu: HTMLElement): void {
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget || isWithin(menu, relatedTarget)) return;
    if (menu.matches(':popover-open')) menu.querySelector('a')?.focus();
  });
}

/** A page restored from the back-forward cache must not show an open menu. */
function hidePopovers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

export function start(missed?: Event): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-solutions]')) {
    const button = item.querySelector('button');
    if (button) startSolutions(item, button, missed);
  }
  const menu = document.querySelector('dialog');
  if (menu) keepFocus(menu);
  addEventListener('pagehide', hidePopovers);
}
