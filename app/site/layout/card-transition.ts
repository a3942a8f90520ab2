import { cardOf, leavingLink } from './slow-navigation.ts';

/**
 * Names the clicked card's picture and heading for the view transition; the next page names its own
 * in styles/motion.css (`data-arrives`).
 */
export function start(missed?: MouseEvent): void {
  let travelling: HTMLElement[] = [];

  const release = () => {
    for (const part of travelling) part.style.viewTransitionName = '';
    travelling = [];
  };

  const depart = (event: MouseEvent) => {
    const link = leavingLink(event);
    release();
    travelling = link ? [...cardOf(link).querySelectorAll<HTMLElement>('[data-departs]')] : [];
    for (const part of travelling) part.style.viewTransitionName = part.dataset.departs ?? '';
  };
  document.addEventListener('click', depart);
  if (missed) depart(missed);
  addEventListener('pageshow', release);
}
