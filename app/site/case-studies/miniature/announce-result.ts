function announce(group: Element): void {
  const status = group.querySelector('[role="status"]');
  const result = status?.previousElementSibling;
  if (!status || !(result instanceof HTMLElement)) return;
  status.textContent = result.innerText;
  // Not read twice on the way through the page.
  result.ariaHidden = 'true';
}

const atItsEnd = '[data-miniature]:valid';

/** Fills the status region, since one that is only shown is not announced. */
export function start(): void {
  // The choice that loads this may be the last one.
  for (const group of document.querySelectorAll(atItsEnd)) announce(group);
  document.addEventListener('change', ({ target }) => {
    const group = target instanceof Element ? target.closest(atItsEnd) : null;
    if (group) announce(group);
  });
}
