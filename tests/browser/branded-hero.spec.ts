import sharp from 'sharp';
import { expect, test } from './site.ts';

test('a drawing of another brand fades in below the header, without a line', async ({ page }) => {
  await page.goto('/');
  // A page of another brand has the mark; what fades is the same.
  const background = page.locator('section:has(h1) > div:has(> picture)');
  await background.evaluate((one) => one.setAttribute('data-branded', 'true'));
  await background.evaluate((one) => one.querySelector('video')?.remove());
  for (const width of [1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const header = await page.getByRole('banner').boundingBox();
    const clip = { x: 0, y: (header?.height ?? 0) - 1, width, height: 40 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, at) =>
      Math.max(...data.subarray(at * info.width, (at + 1) * info.width)),
    );
    const ground = rows[0] ?? 0;
    expect(Math.max(...rows.slice(0, 6)) - ground, `${width} px`).toBeLessThan(25);
    expect(Math.max(...rows) - ground, 'the drawing').toBeGreaterThan(25);
  }
});
