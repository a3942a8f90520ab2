import { web } from '../../content/pages/service/web.ts';
import { expect, test } from './site.ts';

const page = web.path;

test('R-9-07 the carousel of a service shows two studies from 778 px, with the stated gaps', {
  tag: '@both',
}, async ({ page: browser }) => {
  await browser.goto(page);
  for (const [width, perView, gap] of [
    [1280, 2, 30],
    [992, 2, 25],
    [800, 2, 20],
    [480, 1, 20],
    [320, 1, 20],
  ] as const) {
    await browser.setViewportSize({ width, height: 800 });
    const measured = await browser
      .getByRole('region', { name: /work/i })
      .locator('[data-island="case-carousel"] li')
      .evaluateAll((slides) => {
        const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
        const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
        if (!first || !second || !frame) return null;
        return {
          gap: second.left - first.right,
          perView: (frame.width + second.left - first.right) / (second.left - first.left),
        };
      });
    expect(measured?.gap, `gap at ${width}`).toBeCloseTo(gap, 0);
    expect(measured?.perView, `slides at ${width}`).toBeCloseTo(perView, 1);
  }
});

test('R-5-07 the extended form of a service page sends, and clears the address only', {
  tag: '@both',
}, async ({ page: browser }) => {
  await browser.goto(page);
  const form = browser.locator('#enquiry form, form#enquiry, form').last();
  await form.getByLabel('Name', { exact: false }).first().fill('Ayesha');
  await form.getByLabel(/email/i).fill('ayesha@example.com');
  await form.getByLabel(/phone/i).fill('+44 20 794');
  await form.getByLabel(/message/i).fill('A shop for two countries.');
  await form.getByRole('button').last().click();
  await expect(browser.getByText('Form Submitted Successfully!')).toBeVisible();
  await expect(form.getByLabel(/email/i)).toHaveValue('');
  await expect(form.getByLabel(/message/i)).toHaveValue('A shop for two countries.');
});
