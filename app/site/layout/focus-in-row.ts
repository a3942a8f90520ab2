/**
 * Browsers scroll only a few pixels of a focused link into view. For the keyboard only: a link must
 * not move under a finger.
 */
export function start(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-row] :focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  });
}
