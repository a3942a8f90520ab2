import type { Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { expect, test } from './site.ts';

// Chromium has the media query behind this switch.
const args = ['--no-sandbox', '--enable-blink-features=PrefersReducedData'];
test.use({
  launchOptions: { executablePath: findChromium(() => {}), args },
  contextOptions: { reducedMotion: 'no-preference' },
  ownContext: true,
});
// Another browser than the tests around have.
test.describe.configure({ mode: 'default' });

async function preferLessData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-data', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** No switch and no call turns it on in a Chromium without a screen. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }),
  );
}

for (const [name, ask] of Object.entries({ 'prefers-reduced-data': preferLessData, saveData }))
  test(`with ${name} no film loads by itself, and a study plays on its button`, async ({
    page,
  }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await ask(page);
    await page.goto('/');
    // There is no event for a film that does not come; it starts about a second after the page.
    await page.waitForTimeout(2_500);
    await page.goto('/case-studies');
    await page.getByRole('link', { name: 'before the kettle boils' }).click();
    const play = page.getByRole('button', { name: 'Play video' });
    await expect(play).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(films).toEqual([]);
    await play.click();
    await expect(page.locator('main video')).toHaveJSProperty('paused', false);
    expect(films).not.toEqual([]);
  });
