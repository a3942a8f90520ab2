import { editionAt, testLateFaces, testTemplates } from './right-to-left.ts';
import { expect, test } from './site.ts';

testTemplates('ar');
testLateFaces('ar');

test('R-L-09 in a carousel the left arrow key leads on, and a field begins at the right', async ({
  page,
}) => {
  await page.goto('/ar');
  const slides = page.locator('[data-island="testimonials"]');
  await slides.scrollIntoViewIfNeeded();
  await expect(slides.locator('[data-ready]')).toHaveCount(1);
  const shown = () => slides.getByText(/\d من \d/).textContent();
  const first = await shown();
  await slides.getByRole('button').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toBe(first);

  await page.goto('/ar/contact');
  const name = page.locator('form input[type="text"]').first();
  await expect(name).toHaveCSS('direction', 'rtl');
  await name.fill('ليلى');
  const email = page.locator('form input[type="email"]').first();
  await expect(email).toHaveCSS('direction', 'ltr');
  const round = await name.evaluate((field) => getComputedStyle(field).borderRadius);
  await expect(email).toHaveCSS('border-radius', round);
});

test('R-L-09 the round corner of a mirrored picture is where those of the others are', async ({
  page,
}) => {
  await page.goto('/ar');
  const mirrored = await page.locator('main img').evaluateAll((images) =>
    images.map((image) => {
      const { transform, borderEndEndRadius, borderStartStartRadius } = getComputedStyle(image);
      return { transform, isLopsided: borderEndEndRadius !== borderStartStartRadius };
    }),
  );
  const turned = mirrored.filter(({ transform }) => transform !== 'none');
  expect(turned.length).toBeGreaterThan(1);
  expect(turned.filter(({ isLopsided }) => isLopsided)).toEqual([]);
});

for (const language of ['ar', 'ur'] as const) {
  test(`R-L-09 latitude and longitude are read in their order in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    const places = page.locator('figcaption .soft', { hasText: '°' });
    await expect(places).toHaveCount(2);
    // From right to left: a number with its sign, its side, and the next one.
    const order = await places.first().evaluate((place) => {
      const [words = document.createTextNode('')] = place.childNodes;
      const text = words.textContent ?? '';
      const parts = [...text.matchAll(/[\d.]+|°|\p{Script=Arabic}{2,}/gu)];
      const shown = parts.map(({ 0: part, index }) => {
        const range = document.createRange();
        range.setStart(words, index);
        range.setEnd(words, index + part.length);
        const { left, right } = range.getBoundingClientRect();
        return { part, at: (left + right) / 2 };
      });
      return shown.toSorted((one, other) => other.at - one.at).map(({ part }) => part);
    });
    const [sign, number, side] = ['°', /^[\d.]+$/, /^\p{Script=Arabic}+$/u];
    expect(order).toEqual(
      [sign, number, side, sign, number, side].map((part) =>
        typeof part === 'string' ? part : expect.stringMatching(part),
      ),
    );
  });
}

test('R-L-09 a card without a date begins its title where its neighbours do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ar');
  const cards = page.getByRole('article').filter({ has: page.locator('[data-departs^="title-"]') });
  expect(await cards.filter({ hasNot: page.locator('time') }).count()).toBeGreaterThan(0);
  expect(await cards.filter({ has: page.locator('time') }).count()).toBeGreaterThan(0);
  const tops = await cards
    .locator('h3')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('R-L-09 figures and stars of a study begin at the right', async ({ page }) => {
  await page.goto('/ar/case-studies');
  await page.goto(
    (await page.locator('main a[href*="/casestudy/"]').first().getAttribute('href')) ?? '',
  );
  const figures = page.locator('[data-figure]');
  expect(await figures.count()).toBeGreaterThan(1);
  const room = await figures.evaluateAll((all) =>
    all.map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const [box, words] = [figure.getBoundingClientRect(), range.getBoundingClientRect()];
      return { start: box.right - words.right, end: words.left - box.left };
    }),
  );
  for (const { start, end } of room) expect(start).toBeLessThan(end);
  const four = page
    .getByRole('img')
    .filter({ has: page.locator('path:nth-child(5)[fill="none"]') });
  const gaps = await four.first().evaluate((stars) => {
    const box = stars.getBoundingClientRect();
    const each = [...stars.querySelectorAll(':not([fill])')].map((star) =>
      star.getBoundingClientRect(),
    );
    return {
      start: box.right - Math.max(...each.map(({ right }) => right)),
      end: Math.min(...each.map(({ left }) => left)) - box.left,
    };
  });
  expect(gaps.start).toBeLessThan(gaps.end);
});

test('R-L-09 code runs from left to right, and no joined letter is slanted', async ({ page }) => {
  await page.goto(await editionAt(page, 'ar', '/blogs/right-to-left-is-a-layout-not-a-mirror'));
  const code = page.locator('.prose code');
  expect(await code.count()).toBeGreaterThan(2);
  for (const one of await code.all()) {
    await expect(one).toHaveCSS('direction', 'ltr');
    await expect(one).toHaveCSS('unicode-bidi', 'isolate');
  }
  const stressed = page.locator('.prose em');
  expect(await stressed.count()).toBeGreaterThan(0);
  for (const one of await stressed.all()) await expect(one).toHaveCSS('font-style', 'normal');
});

test('R-L-09 on paper a contact page is its addresses, none of them torn', async ({ page }) => {
  await page.goto('/ar/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main form')).toBeHidden();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeLessThan(200);
  const offices = page.locator('main dl > div', { has: page.locator('address') });
  await expect(offices).toHaveCount(2);
  for (const office of await offices.all()) await expect(office).toHaveCSS('break-inside', 'avoid');
});

test('R-L-09 names of services in two lines touch neither each other nor the hairlines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ar/insights');
  const links = page.getByRole('banner').locator('nav [aria-labelledby] a');
  const rows = await links.evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const lines = [...words.getClientRects()];
      const step = (lines.at(-1)?.top ?? 0) - (lines[0]?.top ?? 0);
      const { fontSize, lineHeight } = getComputedStyle(link);
      const room = link.clientHeight - step - Number.parseFloat(lineHeight);
      return { step: step / Number.parseFloat(fontSize), room };
    }),
  );
  expect(rows.some(({ step }) => step > 0)).toBe(true);
  for (const { step, room } of rows) {
    if (step > 0) expect(step).toBeGreaterThan(1.3);
    expect(room).toBeGreaterThanOrEqual(15);
  }
});
