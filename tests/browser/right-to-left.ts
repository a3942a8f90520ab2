import type { Page } from '@playwright/test';
import { faultsOfType } from './clipped-text.ts';
import { callAs } from './colleague.ts';
import { noteShifts, shifted } from './layout-shifts.ts';
import { expect, signInByCall, test } from './site.ts';
import { stickingOut } from './sticking-out.ts';
import { addressOf, publicPages, scrollThrough, settled } from './visits.ts';
import { type Written, writeIn } from './written-in.ts';

/** In `test.beforeAll`: the site of this worker becomes one of that language. */
export async function speak(tag: string): Promise<void> {
  const time = { zone: 'Asia/Muscat', secondZone: '' };
  const language = { tag, dates: 'day-first' };
  await callAs(await signInByCall(), 'PUT', '/api/settings/region', { time, language });
}

async function looksRight(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await stickingOut(page)).toEqual([]);
  expect(await faultsOfType(page)).toEqual({ clipped: [], torn: [], close: [] });
}

/** Every template, at three widths, with texts in the script. */
export function testTemplates(language: Written): void {
  for (const visit of publicPages) {
    test(`R-L-09 ${visit.name} in ${language} runs from right to left, cuts no letter and stands still`, async ({
      page,
      expectFaults,
    }) => {
      if (visit.faults) expectFaults(visit.faults);
      await page.addInitScript(noteShifts);
      const address = await addressOf(page, visit);
      await writeIn(page, language);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address, { waitUntil: 'load' });
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await settled(page);
        await scrollThrough(page);
        expect(await shifted(page), `${width} px`).toBeLessThanOrEqual(0.001);
        await looksRight(page);
      }
    });
  }
}
