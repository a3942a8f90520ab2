import { inTurn, isWholeMatrix } from './matrix.ts';
import { expect, test } from './site.ts';
import { lengthenHeading, type Sample, samplesOf } from './text-over-pictures.ts';
import { addressOf, publicPages, skipEntrances } from './visits.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { name: '200 %', width: 640, height: 400 },
  { name: '400 %', width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const views = sizes.flatMap((size) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ ...size, dir, colorScheme })),
  ),
);

/** From the one end of the list to the other, so that neighbours differ in width and direction. */
const viewsOf = (index: number) => inTurn(views, index * 7);

const inWords = ({ word, ratio, needed }: Sample) => `${word} ${ratio.toFixed(2)} of ${needed}`;

for (const [index, visit] of publicPages.entries()) {
  test(`the words over the pictures of ${visit.name} can be read, and so can the longest heading`, async ({
    page,
    expectFaults,
  }) => {
    test.setTimeout(isWholeMatrix ? 600_000 : 45_000);
    if (visit.faults) expectFaults(visit.faults);
    const path = await addressOf(page, visit);
    const all: Sample[] = [];
    for (const { width, height, dir, colorScheme } of viewsOf(index)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate((to) => {
        document.documentElement.dir = to;
      }, dir);
      for (const isLong of [false, true]) {
        if (isLong) await lengthenHeading(page);
        await skipEntrances(page);
        const samples = await samplesOf(page);
        const unread = samples.filter(({ ratio, needed }) => ratio < needed);
        const view = `${width} × ${height}, ${dir}, ${colorScheme}, ${isLong ? 'longest' : 'own'}`;
        expect.soft(unread.map(inWords), view).toEqual([]);
        all.push(...samples);
      }
    }
    const worst = Math.min(...all.map(({ ratio, needed }) => ratio / needed));
    test.info().annotations.push({
      type: 'contrast',
      description: `${all.length} samples, smallest ${worst.toFixed(2)} of what is needed`,
    });
  });
}

test('a word over a disc is found (negative control)', async ({ page }) => {
  const disc =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle cx='4' cy='4' r='4' fill='%23e58b52'/></svg>";
  await page.setContent(
    `<body style="background:#07272c;color:#f8f4ec;font-size:16px"><img width="200" height="200" src="${disc}"><p style="position:absolute;top:90px;left:90px;margin:0">Words</p>`,
  );
  const [sample] = await samplesOf(page);
  expect(sample?.ratio).toBeLessThan(3);
});
