/** Pixels upwards after which the header is wanted back. */
const wayBack = 24;

/** A zoomed page or a phone on its side has no lines to spare. */
const tallEnough = '(min-height: 25em)';

/**
 * Comes back on the way up and goes on the way down, unless the focus is inside; at the top it is
 * as it was. CSS draws the states of `data-returned`.
 */
export function start(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  if (!header) return;
  const { ground } = header.dataset;
  const tall = matchMedia(tallEnough);
  let turn = scrollY;

  const rest = () => {
    delete header.dataset.returned;
    header.dataset.ground = ground;
  };
  addEventListener(
    'scroll',
    () => {
      const y = scrollY;
      const { returned } = header.dataset;
      const goesUp = returned !== 'yes';
      // The turning point: the lowest place while it is away, the highest while it is there.
      turn = goesUp ? Math.max(turn, y) : Math.min(turn, y);
      if (y <= 0 || !tall.matches) {
        turn = y;
        if (returned) rest();
      } else if (goesUp && turn - y >= wayBack && (returned || y > header.offsetHeight)) {
        header.dataset.returned = 'yes';
        header.dataset.ground = 'paper';
      } else if (!goesUp && y > turn && !header.matches(':focus-within')) {
        header.dataset.returned = 'no';
      } else return;
      turn = y;
    },
    { passive: true },
  );
}
