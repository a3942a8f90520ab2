const shown = 3_000;

/** The button needs a script, so it is hidden until now. */
export function start(button: HTMLButtonElement): void {
  const status = button.closest('nav')?.querySelector('[role="status"]');
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = await navigator.clipboard.writeText(button.dataset.copy ?? '').then(
      () => 'Link copied',
      () => 'Copying failed: please copy the address bar',
    );
    button.textContent = text;
    if (status) status.textContent = text;
    setTimeout(() => {
      button.textContent = label;
      if (status) status.textContent = '';
    }, shown);
  });
}
