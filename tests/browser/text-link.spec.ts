import { expect, test } from './site.ts';

/** How far the bar of a link is above the foot of its last line, and the first line's foot below the bar. */
function barIn(link: Element): { row: number; lines: { top: number; bottom: number }[] } {
  const range = document.createRange();
  range.selectNodeContents(link);
  const box = link.getBoundingClientRect();
  const lines = [...range.getClientRects()].map(({ top, bottom }) => ({ top, bottom }));
  const probe = document.createElement('i');
  probe.style.cssText = 'position: absolute; inset: 0 auto auto 0; inline-size: 1px';
  const place = getComputedStyle(link).backgroundPositionY;
  probe.style.blockSize = place.includes('%')
    ? place.replaceAll(/([\d.]+)%/g, (_, share) => `${(Number(share) / 100) * (box.height - 2)}px`)
    : place;
  document.body.append(probe);
  const row = box.top + probe.getBoundingClientRect().height;
  probe.remove();
  return { row, lines };
}

for (const path of ['/', '/ar', '/ur']) {
  test(`the bar of a text link on ${path} stands under its last line`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const link = page.locator('footer a[href^="mailto:"]');
    const one = await link.evaluate(barIn);
    const [only] = one.lines;
    const below = one.row - (only?.bottom ?? 0);
    await link.evaluate((given) => {
      given.textContent = 'Words in two lines';
      given.style.inlineSize = '6em';
    });
    const more = await link.evaluate(barIn);
    expect(more.lines.length).toBeGreaterThan(1);
    expect(more.row - Math.max(...more.lines.map(({ bottom }) => bottom))).toBeCloseTo(below, 0);
  });
}
