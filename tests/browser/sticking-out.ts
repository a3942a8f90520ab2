import type { Page } from '@playwright/test';

/**
 * Texts and controls that stick out of the page at a side. What a box of its own scrolls or cuts, such
 * as slides, does not count.
 */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxed = (element: Element | null): boolean => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isOut = ({ left, right, width }: DOMRect) =>
      width > 0 && (right > innerWidth + 1 || left < -1);
    const boxesOf = (element: Element) => {
      const boxes: DOMRect[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Cut to a pixel, whatever it says.
        if (node.parentElement?.closest('.visuallyHidden')) continue;
        const range = document.createRange();
        range.selectNode(node);
        boxes.push(range.getBoundingClientRect());
      }
      return boxes;
    };
    const parts = 'h1, h2, h3, p, a, button, input, textarea, dd, label, li, figcaption, td';
    return [...document.querySelectorAll(parts)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          (isOut(element.getBoundingClientRect()) && !boxed(element.parentElement)) ||
          (!boxed(element) && boxesOf(element).some(isOut)),
      )
      .map(({ tagName, className, textContent }) =>
        `${tagName} ${className} ${textContent?.trim().slice(0, 60)}`.replace(/\s+/g, ' '),
      );
  });
}

/** Pixels that the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
