import { noteShifts, shifted } from './layout-shifts.ts';
import { speak, testTemplates } from './right-to-left.ts';
import { expect, test } from './site.ts';
import { writeIn } from './written-in.ts';

// A site of its own: others read English.
test.use({ settings: { TZ: 'Asia/Tashkent' } });
test.beforeAll(() => speak('ur'));

testTemplates('ur');

test('R-L-10 Nastaliq that arrives late moves nothing', async ({ page }) => {
  await page.addInitScript(noteShifts);
  await writeIn(page, 'ur');
  await page.route('**/noto-nastaliq-urdu.*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  for (const path of ['/', '/contact', '/blogs/right-to-left-is-a-layout-not-a-mirror']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted(page), path).toBeLessThanOrEqual(0.001);
  }
});
