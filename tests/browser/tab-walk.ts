import type { Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 300;

export interface Stop {
  name: string;
  /** Place in the document. */
  order: number;
  /** Whether its focus can be seen: an outline, and no other thing on top of all of it. */
  outlined: boolean;
  uncovered: boolean;
}

/** The element that has the focus, or null when the browser itself has it. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const thirds = [0.1, 0.5, 0.9];
    const isUncovered = () =>
      [...element.getClientRects()].some((box) =>
        thirds.some((across) =>
          thirds.some((down) => {
            const x = box.left + box.width * across;
            const y = box.top + box.height * down;
            const top = document.elementFromPoint(x, y);
            return top !== null && element.contains(top);
          }),
        ),
      );
    let uncovered = isUncovered();
    // The page may still be scrolling to it.
    for (let frame = 0; frame < 30 && !uncovered; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      uncovered = isUncovered();
    }
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`,
      order: [...document.querySelectorAll('*')].indexOf(element),
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      uncovered,
    };
  });
}

/** Presses Tab until the focus leaves the page. @returns every stop on the way. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus never leaves: ${stops.slice(-5).map(({ name }) => name)}`);
}

export function namesOf(stops: Stop[]): string[] {
  return stops.map(({ name }) => name);
}
