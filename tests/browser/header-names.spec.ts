import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { firstSiteBrand } from '../../domain/settings/brand-settings.ts';
import { expect, test } from './administrator-calls.ts';
import { callAs } from './colleague.ts';
import { sidewaysOverflow, stickingOut } from './sticking-out.ts';

// A site of its own: other tests read the name.
test.use({ settings: { SESSIONS_PER_USER: '99' } });
test.describe.configure({ mode: 'default' });

const names = [
  'Basin Works',
  'Northlight Studio',
  'Kommunikationsdesign',
  'Büro für Kommunikationsdesign und Wege',
  'W'.repeat(40),
];

const longNames = ['Müller & Söhne Digitalagentur', 'Gesellschaft für Kommunikation und Wege'];

test.afterEach(({ userInfo }) =>
  callAs(userInfo, 'PUT', '/api/settings/brand', { brand: firstSiteBrand }),
);

test('a long name leaves the sign and the buttons of the header whole', async ({
  page,
  userInfo,
}) => {
  const header = page.getByRole('banner');
  const sign = header.locator('a[aria-label] > :is(svg, img)').first();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const whole = await sign.boundingBox();
  const row = await header.boundingBox();
  const widths = [1440, 1000, 768, 390, 360, 320];
  for (const wordmark of names) {
    await callAs(userInfo, 'PUT', '/api/settings/brand', { brand: { wordmark } });
    for (const path of ['/', '/web-design-in-abu-dhabi', '/company']) {
      await page.goto(path);
      await expect(header.locator('a[aria-label]').first()).toHaveAccessibleName(/\S/);
      await expect(header.getByText(wordmark, { exact: true }).first()).toBeVisible();
      // Back and forth, which saves a change of size for each page.
      widths.reverse();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${wordmark} on ${path} at ${width} px`;
        expect(await sidewaysOverflow(page), where).toBe(0);
        expect(await stickingOut(page), where).toEqual([]);
        const boxes = await header
          .locator('button, a[data-variant]')
          .filter({ visible: true })
          .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()));
        for (const { left, right, width: size } of boxes) {
          expect(left, where).toBeGreaterThanOrEqual(0);
          expect(right, where).toBeLessThanOrEqual(width);
          expect(size, where).toBeGreaterThanOrEqual(40);
        }
        if (width >= 1000) continue;
        if (width >= 390) {
          expect((await sign.boundingBox())?.width, where).toBeCloseTo(whole?.width ?? 0, 0);
        }
        expect((await header.boundingBox())?.height, where).toBe(row?.height);
      }
    }
  }
});

test('from 992 px a long name leaves the tabs and the button their one row', async ({
  page,
  userInfo,
}) => {
  const header = page.getByRole('banner');
  const inRow = header.locator('nav li > *, a[data-variant]').filter({ visible: true });
  for (const wordmark of ['Bergblick', 'Agentur Bergblick', ...longNames]) {
    await callAs(userInfo, 'PUT', '/api/settings/brand', { brand: { wordmark } });
    for (const path of ['/insights', '/ar/insights']) {
      await page.goto(path);
      for (const width of [992, 1000, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${wordmark} on ${path} at ${width} px`;
        const heights = await inRow.evaluateAll((all) =>
          all.map((each) => [each.getBoundingClientRect().y, each.clientHeight].join()),
        );
        expect(new Set(heights.slice(0, -1)).size, where).toBe(1);
        expect((await header.boundingBox())?.height, where).toBe(84);
      }
    }
  }
});

/** The pixels that change once nothing is cut off what the name's box holds. */
async function cutPixels(name: Locator): Promise<number> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  const shots: Buffer[] = [];
  for (const overflow of ['hidden', 'visible']) {
    await name.evaluate((element, shown) => {
      element.style.overflow = shown;
    }, overflow);
    const clip = { x, y: y - 8, width, height: height + 24 };
    shots.push(
      await sharp(await name.page().screenshot({ clip }))
        .raw()
        .toBuffer(),
    );
  }
  const [cut, whole] = shots;
  return cut?.filter((value, at) => Math.abs(value - (whole?.[at] ?? 0)) > 20).length ?? -1;
}

for (const { path, ...brand } of [
  { path: '/insights', typePair: 'reader', wordmark: 'Müller & Söhne Digitalagentur' },
  { path: '/ar/insights', typePair: 'channel', wordmark: 'وكالة التصميم والتسويق' },
]) {
  test(`the letters of a long name are whole below the line on ${path}`, async ({
    page,
    userInfo,
  }) => {
    await callAs(userInfo, 'PUT', '/api/settings/brand', { brand });
    await page.goto(path);
    const name = page.getByRole('banner').getByText(brand.wordmark, { exact: true }).first();
    for (const width of [390, 1100, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutPixels(name), `${width} px`).toBe(0);
    }
  });
}
