import { minute } from '../../../domain/durations.ts';

/** Milliseconds without a touch after which nobody counts as here. */
const idleTimeout = 5 * minute;

const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown'];

/**
 * Acts in each interval and when the tab is seen again, while it is seen and somebody is at it: every call
 * keeps the session alive, and nobody's session shall outlive its owner (threat T02).
 * @param rest in its place, where the tab is seen and nobody is at it
 * @returns what ends it
 */
export function whileAttended(
  act: () => void,
  interval: number,
  rest: () => void = () => {},
): () => void {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  const look = () => {
    if (document.hidden) return;
    if (Date.now() - touchedAt <= idleTimeout) act();
    else rest();
  };
  const timer = setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  for (const event of touches) window.addEventListener(event, touch, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    for (const event of touches) window.removeEventListener(event, touch, true);
  };
}
