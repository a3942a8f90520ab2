const shown = 3_000;

/** The button needs a script, so it is hidden until now. */
export function start(button: HTMLButtonElement): void {
  if (!('clipboard' in navigator)) return;
  const status = button.closest('nav')?.querySelector('[role="status"]');
  const label = button.textContent;
  const { copy = '', copied = '', failed = '' } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = await navigator.clipboard.writeText(copy).then(
      () => copied,
      () => failed,
    );
    button.textContent = text;
    if (status) status.textContent = text;
    setTimeout(() => {
      button.textContent = label;
      if (status) status.textContent = '';
    }, shown);
  });
}
