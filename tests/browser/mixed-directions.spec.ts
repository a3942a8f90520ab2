import type { Locator } from '@playwright/test';
import { expect, test } from './administrator-calls.ts';

/** The words of an element from left to right, as they are seen on each of its lines. */
function wordsFromLeft(element: Locator): Promise<string[]> {
  return element.evaluate((parent) => {
    const found: { word: string; left: number; top: number }[] = [];
    const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s_]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left = 0, top = 0 } = range.getClientRects()[0] ?? {};
        found.push({ word, left, top: Math.round(top / 10) });
      }
    }
    return found
      .toSorted((one, other) => one.top - other.top || one.left - other.left)
      .map(({ word }) => word);
  });
}

test('words of a heading with two scripts keep their order in both directions', async ({
  page,
  addPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sections = ['خدمات Google Ads', 'ما نفعله؟', 'Ask for ما نفعله'].map((heading) => ({
    kind: 'text',
    props: { heading, text: '<p>Words.</p>' },
  }));
  await page.goto(await addPage({ name: 'Two scripts', path: '/two-scripts', sections }));
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const seen = () => Promise.all([0, 1, 2].map((at) => wordsFromLeft(headings.nth(at))));
  const arabic = ['نفعله؟', 'ما'];
  expect(await seen()).toEqual([['خدمات', 'Google', 'Ads'], arabic, ['Ask', 'for', 'نفعله', 'ما']]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await seen()).toEqual([['Google', 'Ads', 'خدمات'], arabic, ['نفعله', 'ما', 'Ask', 'for']]);
});

test('the bar of a heading stands on the line of its last letter at every width', async ({
  page,
  addPage,
}) => {
  const headings = ['What we do for you', 'خدمات Google Ads'];
  const sections = headings.map((heading) => ({
    kind: 'text',
    props: { heading, text: '<p>Words.</p>' },
  }));
  await page.goto(await addPage({ name: 'A bar', path: '/a-bar-of-a-heading', sections }));
  for (let width = 240; width < 1000; width += 4) {
    // Low, because each width is drawn.
    await page.setViewportSize({ width, height: 200 });
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((given) => document.documentElement.setAttribute('dir', given), dir);
      const alone = await page
        .getByRole('main')
        .locator(':is(h1, h2):has([aria-hidden])')
        .evaluateAll(
          (all) =>
            all.filter((heading) => {
              const bar = heading.querySelector('[aria-hidden]')?.getBoundingClientRect();
              const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
              const lines: DOMRect[] = [];
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const end = (node.textContent ?? '').replace(/_$/, '').length;
                if (end === 0) continue;
                const range = document.createRange();
                range.setStart(node, end - 1);
                range.setEnd(node, end);
                lines.push(range.getBoundingClientRect());
              }
              const last = lines.at(-1);
              return !bar || !last || bar.bottom > last.bottom || bar.bottom < last.top;
            }).length,
        );
      expect(alone, `${dir}, ${width} px`).toBe(0);
    }
  }
});

test('a typed block has the direction of its first letter on a page from left to right', async ({
  page,
  addPage,
}) => {
  const arabic = 'هل لديكم سؤال؟ اكتبوا إلينا!';
  const text = `<p>We ask: why?</p><p>${arabic}</p><ul><li>${arabic}</li></ul><blockquote>${arabic}</blockquote>`;
  const sections = [{ kind: 'text', props: { heading: 'Words', text } }];
  await page.goto(await addPage({ name: 'Blocks', path: '/blocks-of-two-scripts', sections }));
  const inside = page.locator('.prose');
  const ends = (selector: string, at: number) =>
    inside
      .locator(selector)
      .nth(at)
      .evaluate((block) => {
        const words = block.firstChild as Text;
        const [first, last] = [0, words.length - 1].map((start) => {
          const range = document.createRange();
          range.setStart(words, start);
          range.setEnd(words, start + 1);
          return range.getBoundingClientRect();
        });
        const { left, right } = block.getBoundingClientRect();
        return {
          endsLeft: (last?.left ?? 0) < (first?.left ?? 0),
          startsAt: (first?.left ?? 0) - left < right - (first?.right ?? 0) ? 'left' : 'right',
        };
      });
  expect(await ends('p', 0)).toEqual({ endsLeft: false, startsAt: 'left' });
  expect(await ends('p', 1)).toEqual({ endsLeft: true, startsAt: 'right' });
  expect((await ends('li', 0)).endsLeft).toBe(true);
  expect(await ends('blockquote', 0)).toEqual({ endsLeft: true, startsAt: 'right' });
  const item = await inside.locator('li').evaluate((block) => {
    const range = document.createRange();
    range.selectNodeContents(block);
    return range.getBoundingClientRect().left - block.getBoundingClientRect().left;
  });
  expect(item, 'beside its bullet').toBeLessThan(60);
});
