import { testLateFaces, testTemplates } from './right-to-left.ts';
import { expect, test } from './site.ts';

testTemplates('ur');
testLateFaces('ur');

test('R-L-09 on paper nothing reaches beyond the edge at which lines begin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ur/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const room = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, p)')].map(
      (one) => innerWidth - one.getBoundingClientRect().right,
    ),
  );
  expect(room.length).toBeGreaterThan(3);
  // Letters of Nastaliq begin before their box does.
  expect(Math.min(...room)).toBeGreaterThanOrEqual(3);
});

test('R-L-10 every button is set in the face of small texts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ur');
  const faces = await page
    .locator('a[data-variant]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily.split(',')[0]));
  expect(faces.length).toBeGreaterThan(1);
  expect(new Set(faces)).toEqual(new Set(['"Cairo Urdu"']));
});
