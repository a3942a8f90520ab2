import { testLateFaces, testTemplates } from './right-to-left.ts';
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
  await expect(page.locator('form input[type="email"]').first()).toHaveCSS('direction', 'ltr');
});
