import { expect, test } from './site.ts';
import { settled } from './visits.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('R-2.1-01 the hero has a muted, looped film that plays by itself', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const film = page.locator('main video');
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  const state = await film.evaluate(({ autoplay, muted, loop, paused }: HTMLVideoElement) => ({
    autoplay,
    muted,
    loop,
    paused,
  }));
  expect(state).toEqual({ autoplay: true, muted: true, loop: true, paused: false });
});

test('R-P-07 a film of the owner is one file, which plays behind the headline', async ({
  page,
}) => {
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('"/film/home"', '"/film/home-tall.webm"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/');
  const film = page.locator('main video');
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  const address = await film.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
  expect(new URL(address).pathname).toBe('/film/home-tall.webm');
});

test('R-2.1-01 Get a Quote in the hero leads to the contact form', async ({ page }) => {
  await page.goto('/');
  const quote = page.getByRole('main').getByRole('link', { name: 'Get a Quote' });
  await expect(quote).toBeInViewport();
  // What moves into its place must not cover it.
  await settled(page);
  await quote.click({ timeout: 5_000 });
  await expect(page).toHaveURL(/\/contact$/);
});

test("R-2.1-04 Let's Connect leads to the contact form", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: "Let's Connect" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("on a phone Let's Connect follows the text that asks for it", { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/');
  const connect = page.getByRole('link', { name: "Let's Connect" });
  const statement = page.locator('section').filter({ has: connect });
  const text = await statement.locator('p').first().boundingBox();
  const button = await connect.boundingBox();
  expect(button?.y).toBeGreaterThan(text?.y ?? Infinity);
});

test('R-2.6-05 a click on a card of the Most Recent Blogs goes to that blog', async ({ page }) => {
  await page.goto('/insights');
  await page.getByRole('main').locator('a[href^="/blogs/"]').first().click();
  await expect(page).toHaveURL(/\/blogs\//);
  const recent = page.getByRole('region', { name: 'Most Recent Blogs' });
  const card = recent.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  const address = await card.getByRole('link').first().getAttribute('href');
  // The whole card is the link, its picture too.
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('R-9-22 the browser keeps userInfo and nothing else, and no cookie', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Maryam');
  await page.evaluate(() => localStorage.setItem('userInfo', '{}'));
  await page.goto('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['userInfo']);
  expect(await context.cookies()).toEqual([]);
});

test('in forced colours, where the hero has no picture, no film loads and none can be paused', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.goto('/');
  const film = page.locator('[data-background-video]');
  await expect(film).toHaveJSProperty('paused', false);
  const button = page.locator('[data-background-video-button]');
  await expect(button).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(film).toHaveJSProperty('paused', true);
  await expect(button).toBeHidden();

  films.length = 0;
  await page.reload();
  // There is no event for a film that does not come; it starts about a second after the page.
  await page.waitForTimeout(2_500);
  expect(films).toEqual([]);
  await expect(button).toBeHidden();
});
