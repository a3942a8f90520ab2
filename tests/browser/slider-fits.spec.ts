import type { Locator, Page } from '@playwright/test';
import { web } from '../../content/pages/service/web.ts';
import {
  attribute,
  elements,
  readDocument,
  setAttribute,
  setChildren,
  writeTree,
} from '../../server/html/tree.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The page's clock stays in its context.
test.use({ ownContext: true });

/** The page, with two slides in its carousel. */
function withTwoStudies(html: string): string {
  const tree = readDocument(html);
  for (const island of elements(tree, 'div')) {
    if (attribute(island, 'data-island') !== 'case-carousel') continue;
    const { studies, ...props } = JSON.parse(attribute(island, 'data-props') ?? '');
    setAttribute(
      island,
      'data-props',
      JSON.stringify(Object.assign(props, { studies: studies.slice(0, 2) })),
    );
    const slides = elements(island, 'ul').find(({ attrs }) =>
      attrs.some(({ name, value }) => name === 'id' && value.endsWith('-slides')),
    );
    if (slides) setChildren(slides, slides.childNodes.slice(0, 2));
  }
  return writeTree(tree);
}

async function openTwo(page: Page): Promise<Locator> {
  await page.route(web.path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withTwoStudies(await response.text()) });
  });
  await page.goto(web.path);
  const slider = page.locator('[data-island="case-carousel"]');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('[data-ready]')).toBeVisible();
  return slider;
}

function placesOf(slider: Locator): Promise<number[]> {
  return slider
    .locator('[id$="-slides"] > li')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x));
}

test('slides that are all in view stand still and have no controls, until the page is narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  const slider = await openTwo(page);
  const controls = slider.getByRole('button');
  await expect(controls).toHaveCount(0);
  const before = await placesOf(slider);
  expect(before).toHaveLength(2);
  await page.clock.runFor(2_900);
  expect(await placesOf(slider)).toEqual(before);

  await page.setViewportSize({ width: 600, height: 900 });
  await page.clock.runFor(1_000);
  await expect(controls).toHaveCount(3);
  const [first = 0] = await placesOf(slider);
  await controls.nth(1).click();
  await page.clock.runFor(2_000);
  expect((await placesOf(slider))[0]).not.toBeCloseTo(first, 0);
});

test('an arrow key in a slide hands the focus to the button of its direction', async ({ page }) => {
  // Nothing moves by itself meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(web.path);
  const slider = page.locator('[data-island="case-carousel"]');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('[data-ready]')).toBeVisible();
  for (const [key, way] of [
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
  ]) {
    // In sight before and after: others become inert a moment later.
    const slide = slider.locator('[id$="-slides"] > li').nth(1);
    await slide.locator('a').first().press(String(key));
    await expect(slider.locator(`[data-arrow="${way}"]`)).toBeFocused();
  }
});
