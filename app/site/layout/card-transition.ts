import { cardOf, leavingLink } from './slow-navigation.ts';

/**
 * Names the clicked card's picture and heading for the view transition; the next page names its own
 * in styles/motion.css (`data-arrives`).
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
