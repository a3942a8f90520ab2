import type { Page } from '@playwright/test';
import { expect, test } from './administrator-calls.ts';
import { sidewaysOverflow, stickingOut } from './sticking-out.ts';

const word = 'Donaudampfschifffahrt'.repeat(4).slice(0, 80);
const html = `<p>${word}</p><ul><li>${word}</li></ul><pre>${word}</pre><table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>`;
const link = { label: word.slice(0, 60), href: '/contact' };

/** Nothing is wider than the window, and nothing runs into what stands beside it. */
async function staysInside(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 992, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await stickingOut(page), `${width} px`).toEqual([]);
    expect.soft(await wideTexts(page), `${width} px`).toEqual([]);
  }
}

/** Texts that are wider than the box around them, which lies under what stands beside it. */
function wideTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main li > div, main li > p, main div:has(> p), main dl > div, footer div, footer li, footer address',
      ),
    ]
      .filter((box) => box.checkVisibility() && getComputedStyle(box).overflowX === 'visible')
      .filter((box) => getComputedStyle(box).display !== 'inline')
      .filter((box) => !box.closest('pre, table, [data-island]'))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName} ${box.className} ${box.textContent?.slice(0, 40)}`),
  );
}

const kinds: Record<string, object> = {
  specialization: {
    heading: word,
    cards: [1, 2, 3].map((n) => ({ heading: `${n} ${word}`, text: html, ...link })),
  },
  policy: {
    title: word,
    lead: word,
    facts: [1, 2, 3].map((n) => ({ term: `${n} ${word}`, figure: word, remark: word })),
    parts: [1, 2].map((n) => ({ heading: `${n} ${word}`, text: html })),
  },
  process: {
    heading: word,
    steps: [1, 2, 3].map((n) => ({
      when: `${n} ${word.slice(0, 58)}`,
      heading: `${n} ${word}`,
      text: word,
    })),
  },
  about: { heading: word, text: word, ...link },
  questions: {
    heading: word,
    lead: word,
    ...link,
    items: [1, 2].map((n) => ({ question: `${n} ${word}`, answer: word })),
  },
  figures: {
    heading: word,
    title: word,
    text: word,
    ...link,
    figures: [5, 12, 120].map((number) => ({
      source: 'a number of its own',
      number,
      label: `Of ${number} ${word.slice(0, 40)}`,
    })),
  },
};

for (const [kind, props] of Object.entries(kinds)) {
  test(`a word of 80 letters widens no ${kind}`, async ({ page, addPage }) => {
    const path = `/long-words-${kind}`;
    await page.goto(await addPage({ name: 'Long', path, sections: [{ kind, props }] }));
    await staysInside(page);
  });
}

test('a word of 80 letters in a street stays in its column of the footer', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('footer address > span').evaluateAll((all, given) => {
    for (const line of all) line.replaceChildren(given);
  }, word);
  await staysInside(page);
});

test('a word of 80 letters in a city, street or country widens no way to reach us', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('main dl :is(dt, address)').evaluateAll((all, given) => {
    for (const line of all) line.replaceChildren(given);
  }, word);
  await staysInside(page);
});

test('a figure of a study is broken at no width', async ({ page, addStudy }) => {
  const figures = [1, 2, 3, 4].flatMap((n) => [
    [`sec4Percentage${n}`, '1,000,000%'],
    [`sec4Text${n}`, 'visits in a year'],
  ]);
  for (const template of ['template1', 'template2']) {
    const fields = Object.fromEntries([['template', template], ...figures]);
    await page.goto(await addStudy(fields));
    for (const width of [320, 390, 768, 992, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('[data-figure]').evaluateAll((all) =>
        all.map((figure) => {
          const range = document.createRange();
          range.selectNodeContents(figure.firstChild ?? figure);
          return range.getClientRects().length;
        }),
      );
      expect.soft(new Set(broken), `${template} at ${width} px`).toEqual(new Set([1]));
      expect.soft(await stickingOut(page), `${template} at ${width} px`).toEqual([]);
    }
  }
});
