import type { Locator } from '@playwright/test';
import { expect, test } from './administrator-calls.ts';
import { violations } from './violations.ts';

const table = '<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>';
const html = `<p>Ask <a href="/contact">our people</a>.</p><p>Then wait.</p><ul><li>First</li><li>Second</li></ul>${table}`;

/** A link, a list, paragraphs and a table look like what the editor shows. */
async function looksTyped(text: Locator): Promise<void> {
  await expect(text.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
  const bullet = await text
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(bullet).toBe('""');
  const [first, second] = await text.locator('p').all();
  const [above, below] = [await first?.boundingBox(), await second?.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(8);
  await expect(text.locator('td').first()).not.toHaveCSS('padding-right', '0px');
}

test('what is typed into cards of a specialization keeps its form', async ({ page, addPage }) => {
  const card = (heading: string, text: string) => ({ heading, text });
  const cards = [card('Typed', html), card('Plain', '<p>Only words.</p>')];
  const sections = [
    { kind: 'hero', props: { headline: 'Cards', size: 'low' } },
    { kind: 'specialization', props: { heading: 'What we do', cards } },
  ];
  await page.goto(await addPage({ name: 'Cards', path: '/typed-cards', sections }));
  const items = page.getByRole('region', { name: 'What we do' });
  const text = items.locator('div:has(> table)');
  await looksTyped(text);
  const plain = items.getByText('Only words.');
  for (const property of ['color', 'font-size', 'line-height', 'letter-spacing']) {
    const value = await plain.evaluate(
      (one, name) => getComputedStyle(one).getPropertyValue(name),
      property,
    );
    await expect(text.locator('p').first()).toHaveCSS(property, value);
  }
  expect(await violations(page)).toEqual([]);
});

test('what is typed into the hero of a location page keeps its form', async ({
  page,
  addLocationPage,
}) => {
  const path = await addLocationPage({
    slug_url: 'typed-location',
    main_heading: 'Typed here',
    meta_title: 'Typed here',
    main_paragraph: html,
  });
  await page.goto(path);
  const text = page.locator('section:has(h1) div:has(> table)');
  await looksTyped(text);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lead = await page.evaluate(() => {
    const one = document.createElement('p');
    one.className = 'lead';
    document.querySelector('section:has(h1) h1')?.after(one);
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(one);
    one.remove();
    return { 'font-size': fontSize, 'line-height': lineHeight, 'letter-spacing': letterSpacing };
  });
  for (const [property, value] of Object.entries(lead))
    await expect(text.locator('p').first()).toHaveCSS(property, value);
  expect(await violations(page)).toEqual([]);
});
