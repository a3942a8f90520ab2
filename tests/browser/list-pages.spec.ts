import { expect, test } from './administrator-calls.ts';

const perPage = 20;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the next page of a list opens at its items, and going back returns', {
      tag: '@both',
    }, async ({ page, request, addStudy }) => {
      const there: unknown[] = await (await request.get('/api/caseStudies')).json();
      for (let number = there.length; number < perPage + 2; number++)
        await addStudy({ heroHeading: `Study ${number}`, category1: 'SEO' });
      const items = page.getByRole('main').locator('a[href^="/casestudy/"]');
      const scrolled = () => page.evaluate(() => Math.round(scrollY));

      await page.goto('/case-studies');
      const next = page.getByRole('link', { name: 'Next page' });
      await next.scrollIntoViewIfNeeded();
      const before = await scrolled();
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?page=2(#|$)/);
      await expect(items).toHaveCount(2);
      // Below the header, and so high that it can be seen what is new.
      await expect.poll(async () => (await items.first().boundingBox())?.y).toBeLessThan(250);
      expect((await items.first().boundingBox())?.y).toBeGreaterThanOrEqual(60);
      await page.keyboard.press('Tab');
      await expect(items.first()).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL(/\/case-studies$/);
      await expect.poll(scrolled).toBe(before);
      await page.goForward();
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL(/\/case-studies(#|$)/);
      await expect(items).toHaveCount(perPage);
      await expect.poll(async () => (await items.first().boundingBox())?.y).toBeLessThan(250);
    });
  });
