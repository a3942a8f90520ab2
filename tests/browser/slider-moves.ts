import type { Locator, Page } from '@playwright/test';

/** Where a slider says which of its slides comes first. */
export function position(slider: Locator): Locator {
  return slider.getByText(/^\d+ of \d+$/);
}

/** The moves of the slider in ten seconds of the page's time: to which slide, and when. */
export async function tenSeconds(
  page: Page,
  slider: Locator,
): Promise<{ to: number; time: number }[]> {
  const moves = await position(slider).evaluateHandle((text) => {
    const seen: { to: number; time: number }[] = [];
    new MutationObserver(() => {
      seen.push({ to: Number.parseInt(text.textContent ?? '', 10), time: Date.now() });
    }).observe(text, { characterData: true, childList: true, subtree: true });
    return seen;
  });
  await page.clock.runFor(10_000);
  return moves.jsonValue();
}
