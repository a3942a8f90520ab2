import type { Page } from '@playwright/test';
import { expect, test } from './administrator-calls.ts';
import { stickingOut } from './sticking-out.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 1440, height: 900 },
});
// What the first leaves on the lists is no business of the second.
test.describe.configure({ mode: 'serial' });

/** What a person may paste: no blank to break at, marks that turn the direction, HTML, emoji. */
const endless = 'W'.repeat(10_000);
const turned = '\u202E\u2067evil\u200F مرحبا بالعالم\u202E 👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽';
const markup =
  '<script>alert(1)</script><b onclick="x()">bold</b></section></main><style>*{display:none}';
const short = `${'W'.repeat(200)} ${turned}`;
const long = `${endless} ${turned} ${markup} &amp; end-of-text`;
/** It scrolls in itself, and widens nothing around it. */
const wide = `<table><tr>${'<td>Something</td>'.repeat(16)}</tr></table><pre>${'W'.repeat(300)}</pre>`;

function studyFields() {
  const texts = ['sec1', 'sec2'].flatMap((part) => [
    [`${part}Heading`, short],
    [`${part}Para`, wide + long],
  ]);
  const bands = [1, 2, 3].flatMap((n) => [
    [`sec3Heading${n}`, short],
    [`sec3SubHeading${n}`, short],
    [`sec3Para${n}`, wide + long],
  ]);
  const figures = [1, 2, 3, 4].flatMap((n) => [
    [`sec4Percentage${n}`, endless.slice(0, 100)],
    [`sec4Text${n}`, long],
  ]);
  return {
    heroHeading: short,
    clientName: short,
    industry: short,
    industryText: long,
    bannerImage: '/favicon.svg',
    sec4Heading: short,
    sec4SubHeading: short,
    reviews: [{ name: short, text: long, rating: 5 }],
    ...Object.fromEntries([...texts, ...bands, ...figures]),
  };
}

const blogFields = {
  title: short,
  slug_url: 'hostile-words',
  brief_paragraph: long.slice(0, 2_000),
  published_date: short.slice(0, 100),
  blog_image: '/favicon.svg',
  blogs_content: [
    { heading: short, paragraph: `<p>${long}</p><pre>${endless}</pre>` },
    {
      heading: 'Second',
      paragraph: `<table><tr><td>${endless}</td></tr></table><ul><li>${long}</ul>`,
    },
  ],
};

const headings = Object.fromEntries([1, 2, 3, 4].map((n) => [`heading_${n}`, short]));
const paragraphs = Object.fromEntries(
  [1, 2, 3, 4].map((n) => [`paragraph_${n}`, `<p>${long}</p>`]),
);
const locationFields = {
  slug_url: 'hostile-town',
  main_heading: short,
  main_paragraph: long,
  highlighted_heading: short,
  meta_title: short,
  meta_keywords: short,
  meta_link: '/hostile-town',
  meta_description: short,
  ...headings,
  ...paragraphs,
};

/** Whether all of the text stands on the page at both widths, with the frame around it. */
async function expectReadable(page: Page, address: string, words: RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText(words);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scrolls = await page.evaluate(() => {
      scrollTo(10_000, 0);
      return scrollX;
    });
    expect.soft(scrolls, `${address} at ${width} px`).toBe(0);
    expect.soft(await stickingOut(page), `${address} at ${width} px`).toEqual([]);
  }
  await expect(page.getByRole('contentinfo').locator('address').first()).toBeVisible();
}

test('over-long, turned and marked-up texts break no page', async ({
  page,
  addStudy,
  addBlog,
  addLocationPage,
}) => {
  await expectReadable(page, await addStudy(studyFields()), /end-of-text/);
  // The unclosed style element takes the rest of its paragraph with it.
  await expectReadable(page, await addBlog(blogFields), /bold/);
  await expectReadable(page, await addLocationPage(locationFields), /bold/);
  for (const list of ['/', '/case-studies', '/insights', '/company']) {
    await expectReadable(page, list, /\w/);
  }
});

test('without pictures, films and fonts every page can be read', async ({ page, expectFaults }) => {
  expectFaults(/ERR_FAILED|Failed to load resource/);
  await page.route('**/*', (route) =>
    ['image', 'media', 'font'].includes(route.request().resourceType())
      ? route.abort()
      : route.continue(),
  );
  for (const address of [
    '/',
    '/case-studies',
    '/insights',
    '/contact',
    '/web-design-in-abu-dhabi',
  ]) {
    await expectReadable(page, address, /\w/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    // White on white is what a missing picture would leave under a light text.
    const ground = await heading.evaluate((element) => {
      const section = element.closest('[data-ground]') ?? document.body;
      return getComputedStyle(section).backgroundColor;
    });
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  }
});
