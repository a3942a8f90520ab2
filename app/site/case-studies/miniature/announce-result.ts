/** Fills the status region, since one that is only shown is not announced. */
export function start(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element)) return;
    const status = target.closest('[data-miniature]:valid')?.querySelector('[role="status"]');
    const result = status?.previousElementSibling;
    if (!status || !(result instanceof HTMLElement)) return;
    status.textContent = result.innerText;
    // Not read twice on the way through the page.
    result.ariaHidden = 'true';
  });
}
