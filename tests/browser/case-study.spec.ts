import type { Locator, Page } from '@playwright/test';
import { test } from './administrator-calls.ts';
import { expect } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Red, green, blue, each 0 to 255, whatever the notation. */
function colour(element: Locator, property: 'color' | 'backgroundColor'): Promise<number[]> {
  return element.evaluate((start, name) => {
    let painted: Element | null = start;
    const value = () => (painted ? getComputedStyle(painted)[name] : '');
    while (painted?.parentElement && value() === 'rgba(0, 0, 0, 0)')
      painted = painted.parentElement;
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = value();
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, property);
}

function brightness([red = 0, green = 0, blue = 0]: number[]): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

test('R-2.5-02 a spinner shows when the way to a study takes longer than 300 ms; no study shows on the next', async ({
  page,
}) => {
  await page.goto('/case-studies');
  const cards = page.getByRole('main').locator('a[href^="/casestudy/"]');
  const heading = await cards.first().getByRole('heading').innerText();
  const other = String(await cards.nth(1).getAttribute('href'));
  const otherHeading = await cards.nth(1).getByRole('heading').innerText();
  const spinner = page.locator('[data-waiting="ring"]');
  await expect(spinner).toBeHidden();
  // While a page is on its way nothing can be asked of this one, so it tells by itself.
  let tell = (_: number) => {};
  const shown = new Promise<number>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('tellWait', (milliseconds: number) => tell(milliseconds));
  await spinner.evaluate((ring) => {
    let clicked = 0;
    const noteClick = () => {
      clicked = performance.now();
    };
    addEventListener('click', noteClick, { capture: true });
    new MutationObserver(() => {
      if (ring.checkVisibility()) Reflect.get(window, 'tellWait')(performance.now() - clicked);
    }).observe(ring, { attributes: true });
  });
  await page.route('**/casestudy/*', async (route) => {
    await shown;
    await route.continue();
  });
  await cards.first().click();
  expect(await shown).toBeGreaterThanOrEqual(300);
  await expect(page).toHaveURL(/\/casestudy\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(spinner).toBeHidden();

  await page.goto(other, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherHeading);
  await expect(page.getByRole('main')).not.toContainText(heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('main')).not.toContainText(otherHeading);
});

/** Notes when the film begins to play, from the load of the page on. */
async function noteStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('play', () => performance.mark('film'), { capture: true, once: true });
  });
}

function startedAfter(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('film');
    const [entry] = performance.getEntriesByType('navigation');
    return mark && entry instanceof PerformanceNavigationTiming
      ? mark.startTime - entry.loadEventStart
      : null;
  });
}

test('R-2.5-06 the film starts muted after a second; a click unmutes it', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/case-studies');
  await noteStart(page);
  await page.getByRole('link', { name: 'before the kettle boils' }).click();
  const video = page.locator('main video');
  const muted = () => video.evaluate((element: HTMLVideoElement) => element.muted);
  await expect.poll(() => startedAfter(page)).not.toBeNull();
  const started = await startedAfter(page);
  expect(started).toBeGreaterThanOrEqual(800);
  expect(started).toBeLessThanOrEqual(2_000);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await muted()).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await muted()).toBe(false);
  await page.getByRole('button', { name: 'Turn sound off' }).click();
  expect(await muted()).toBe(true);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

/** The mean difference of a pixel between the picture of the hero and the first frame over it. */
async function differenceOfFirstFrame(video: Locator): Promise<number> {
  // Until then the page may still start it.
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  return video.evaluate(async (film: HTMLVideoElement) => {
    film.pause();
    // 'seeked' comes before the frame is shown.
    const isShown = new Promise<void>((resolve) => {
      const look: VideoFrameRequestCallback = (_now, { mediaTime }) =>
        mediaTime === 0 ? resolve() : film.requestVideoFrameCallback(look);
      film.requestVideoFrameCallback(look);
    });
    film.currentTime = 0;
    await isShown;
    const picture = film.parentElement?.querySelector('img');
    const ground = film.parentElement?.querySelector('svg');
    if (!picture || !ground) return Number.POSITIVE_INFINITY;
    const pixels = (subject: CanvasImageSource) => {
      const canvas = new OffscreenCanvas(213, 440).getContext('2d');
      if (!canvas) throw new Error('This browser has no canvas.');
      canvas.fillStyle = getComputedStyle(ground).backgroundColor;
      canvas.fillRect(0, 0, 213, 440);
      canvas.drawImage(subject, 0, 0, 213, 440);
      return canvas.getImageData(0, 0, 213, 440).data;
    };
    const [shown, first] = [pixels(picture), pixels(film)];
    return (
      shown.reduce((sum, value, i) => sum + Math.abs(value - (first[i] ?? 0)), 0) / shown.length
    );
  });
}

test('the film lies exactly over the picture that is its first frame, and says what is seen', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'before the kettle boils' }).click();
  const hero = page.getByRole('main').locator('section').first();
  const video = hero.locator('video');
  const words = hero.locator('[data-film-words]');
  await expect(words).toHaveText('The insurance comes first. Sadaf Silver is covered.');
  const box = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(await box(video)).toEqual(await box(hero.locator('img')));
  expect(await differenceOfFirstFrame(video)).toBeLessThan(3);

  await page.getByRole('button', { name: 'Turn captions off' }).click();
  await expect(words).toBeHidden();
  const transcript = hero.getByText('Then the doctor: Leena Haddad.');
  await expect(transcript).toBeHidden();
  await hero.getByText('Transcript').click();
  await expect(transcript).toBeVisible();
});

test('a screen of a desk is filmed in its place, too', { tag: '@both' }, async ({ page }) => {
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'on one morning list' }).click();
  const hero = page.getByRole('main').locator('section').first();
  const video = hero.locator('video');
  await expect(hero.locator('[data-film-words]')).toHaveText(/^One line is orange/);
  const box = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(await box(video)).toEqual(await box(hero.locator('img')));
  // Many small words, which a film draws a little softer.
  expect(await differenceOfFirstFrame(video)).toBeLessThan(5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film of a study is a link', async ({ page, request }) => {
    const [study] = await (await request.get('/api/caseStudies'))
      .json()
      .then((all) =>
        all.filter(({ heroHeading }: { heroHeading: string }) => /kettle/.test(heroHeading)),
      );
    await page.goto(`/casestudy/${study._id}`);
    await expect(page.getByRole('button', { name: 'Play video' })).toBeHidden();
    const film = page.getByRole('link', { name: 'Watch the film' });
    expect(
      (await request.get((await film.getAttribute('href')) ?? '')).headers()['content-type'],
    ).toBe('video/mp4');
  });
});

test('R-2.5-10 template1: block 2 stands on dark ground, block 3 on light', async ({
  page,
  addStudy,
}) => {
  const blocks = Object.fromEntries([1, 2, 3].map((n) => [`sec3Heading${n}`, `Block ${n}`]));
  await page.goto(
    await addStudy({ template: 'template1', bannerImage: '/favicon.svg', ...blocks }),
  );
  const ground = async (name: string) =>
    brightness(await colour(page.getByRole('heading', { name }), 'backgroundColor'));
  expect(await ground('Block 2')).toBeLessThan(0.2);
  expect(await ground('Block 3')).toBeGreaterThan(0.6);
});

test('R-8-11 a film that cannot be loaded gives way to the banner, the rest stands', async ({
  page,
  addStudy,
  expectFaults,
}) => {
  expectFaults(/404/);
  const fields = {
    video: '/media/clips/none.mp4',
    bannerImage: '/favicon.svg',
    sec1Heading: 'Rest',
  };
  await page.goto(await addStudy(fields));
  await expect(page.locator('main video')).toHaveCount(0);
  const banner = page.locator('[data-case-film-frame] img[src="/favicon.svg"]');
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rest' })).toBeVisible();
  await expect(page.getByText('This part did not finish loading.')).toBeHidden();
});

test('D37 a film of a video site plays in its place once it is asked for', async ({
  page,
  addStudy,
}) => {
  const foreign: string[] = [];
  await page.route(/vimeo\.com/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto(await addStudy({ video: 'https://vimeo.com/76979871' }));
  const film = page.getByRole('link', { name: 'Watch on Vimeo' });
  const place = await film.boundingBox();
  expect(foreign).toEqual([]);
  await film.click();
  const player = page.locator('iframe[title="Watch on Vimeo"]');
  await expect(player).toBeFocused();
  await expect
    .poll(() => foreign)
    .toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1']);
  expect((await player.boundingBox())?.width).toBeCloseTo(place?.width ?? 0, 0);
  expect((await player.boundingBox())?.height).toBeCloseTo(place?.height ?? 0, 0);
});
