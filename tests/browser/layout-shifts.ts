import type { Page } from '@playwright/test';

/** Notes every layout shift that no input has caused; runs before the page's own scripts. */
export function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        performance.mark('shift', { detail: entry.value });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of the noted shifts. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('shift')
      .reduce((sum, mark) => sum + ('detail' in mark ? Number(mark.detail) : 0), 0),
  );
}
