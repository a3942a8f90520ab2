/**
 * Shows the whole of a link that takes the focus in a row that scrolls sideways: a browser is content
 * with the few pixels that were seen before. Only by keyboard; a link must not move under a finger.
 */
export function start(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-row] :focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  });
}
