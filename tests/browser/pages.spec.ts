import AxeBuilder from '@axe-core/playwright';
import { fixedPages } from '../../server/feeds/fixed-pages.ts';
import { expect, test } from './site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Visit {
  name: string;
  path: string;
  /** The first such link of that page leads to the page that is meant. */
  follow?: string;
}

/** Every page that a visitor can reach, and one of each kind that content makes. */
const pages: Visit[] = [
  ...fixedPages.map(({ path, title }) => ({ path, name: title })),
  { name: 'a category without studies', path: '/case-studies?category=Email%20Marketing%20x' },
  { name: 'articles with certain words', path: '/insights?find=website' },
  { name: 'words that no article has', path: '/insights?find=zzz' },
  { name: 'a case study', path: '/case-studies', follow: 'main a[href^="/casestudy/"]' },
  { name: 'an article', path: '/insights', follow: 'main a[href^="/blogs/"]' },
  { name: 'a location page', path: '/web-design-abu-dhabi' },
  { name: 'a location after a form was sent', path: '/web-design-abu-dhabi?sent=success' },
  { name: 'the calls', path: '/api/docs' },
  { name: 'sign in', path: '/login' },
];

for (const { name, path, follow } of pages) {
  test(`${name} shows without a console error, a violation or a sideways scroll`, async ({
    page,
  }) => {
    await page.goto(path);
    if (follow) {
      const href = await page.locator(follow).first().getAttribute('href');
      await page.goto(String(href));
    }
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 40));
      }
      scrollTo(0, 0);
    });
    await expect(page.locator('h1')).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('R-2.1-19 an unknown path says so and leads onward', async ({ page, expectFaults }) => {
  expectFaults(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a violation and a console error are found (negative control)', async ({ page, faults }) => {
  await page.setContent('<main><h1>Hello</h1><img src="/x.png"></main>');
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id }) => id)).toContain('image-alt');
  await page.evaluate("console.error('seen')");
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
});
