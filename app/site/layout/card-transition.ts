import { cardOf, leavingLink } from './slow-navigation.ts';

/**
 * The clicked card's picture and heading get their names, so that they travel into the hero of the
 * next page (design.md section 6). The arriving half is CSS: `data-arrives` in styles/motion.css.
 */
export function start(): void {
  let travelling: HTMLElement[] = [];

  const release = () => {
    for (const part of travelling) part.style.viewTransitionName = '';
    travelling = [];
  };

  document.addEventListener('click', (event) => {
    const link = leavingLink(event);
    release();
    travelling = link ? [...cardOf(link).querySelectorAll<HTMLElement>('[data-departs]')] : [];
    for (const part of travelling) part.style.viewTransitionName = part.dataset.departs ?? '';
  });
  addEventListener('pageshow', release);
}
