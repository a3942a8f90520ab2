/** The pointer may leave the drop-down for so long, for diagonal moves. */
const closeDelay = 120;

/** Keeps the drop-down and its aria-expanded in step. */
function startSolutions(item: HTMLElement, button: HTMLButtonElement): void {
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
    if (relatedTarget && !item.contains(relatedTarget as Node)) show(false);
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!item.contains(target as Node)) show(false);
  });
  item.parentElement?.addEventListener('pointerover', ({ target }) => {
    if (!item.contains(target as Node)) show(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    if (item.contains(document.activeElement)) button.focus();
    show(false);
  });
  item.dataset.scripted = '';
}

/** For browsers without `command` buttons. */
function startMobileMenu(menu: HTMLDialogElement): void {
  // A page restored from the back-forward cache must not show an open menu.
  addEventListener('pagehide', () => menu.close());
  if ('command' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll(`[commandfor="${menu.id}"]`)) {
    button.addEventListener('click', () => (menu.open ? menu.close() : menu.showModal()));
  }
}

export function start(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-solutions]')) {
    const button = item.querySelector('button');
    if (button) startSolutions(item, button);
  }
  const menu = document.querySelector('dialog');
  if (menu) startMobileMenu(menu);
}
