import type { Page } from '@playwright/test';

interface Found {
  /** Texts that a box cuts. */
  clipped: string[];
  /** Joined letters with space between them. */
  torn: string[];
  /** Nastaliq on lines closer than 2.4 em. */
  close: string[];
}

/** What is wrong with the texts of a page in joined letters (R-L-09, R-L-10). */
export function faultsOfType(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 40)}`;
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(textContent ?? ''),
      );
    const isCut = (element: Element) => {
      const { overflowY, overflowX } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1)
      );
    };
    const seen = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        hasOwnText(element) &&
        // What only screen readers are to find is cut to a pixel.
        getComputedStyle(element).clipPath !== 'inset(50%)' &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const style = (element: Element) => getComputedStyle(element);
    return {
      clipped: seen.filter(isCut).map(named),
      torn: seen
        .filter((element) => !['normal', '0px'].includes(style(element).letterSpacing))
        .map(named),
      close: seen
        .filter((element) => style(element).fontFamily.startsWith('"Noto Nastaliq Urdu"'))
        .filter((element) => {
          const { lineHeight, fontSize } = style(element);
          return Number.parseFloat(lineHeight) < 2.399 * Number.parseFloat(fontSize);
        })
        .map(named),
    };
  });
}
