import type { Page } from '@playwright/test';
import { cms } from '../../content/pages/service/cms.ts';
import { all, attribute, one, readPage } from '../pages/html.ts';

/** A page as a visitor finds it: by its address, or by the first link of its main part that begins so. */
interface Visit {
  name: string;
  path: string;
  follow?: string;
  /** What the console says of a page that is answered with a failure. */
  faults?: RegExp;
}

/** Every kind of public page that exists. */
export const publicPages: Visit[] = [
  { name: 'home', path: '/' },
  { name: 'case studies', path: '/case-studies' },
  { name: 'a case study', path: '/case-studies', follow: '/casestudy/' },
  { name: 'insights', path: '/insights' },
  { name: 'a blog', path: '/insights', follow: '/blogs/' },
  { name: 'company', path: '/company' },
  { name: 'a service', path: cms.path },
  { name: 'a location page', path: '/web-design-in-abu-dhabi' },
  { name: 'contact', path: '/contact' },
  { name: 'a policy', path: '/refund-policy' },
  { name: 'an unknown path', path: '/no-such-page', faults: /404/ },
];

/** The address of the page, which opens nothing. */
export async function addressOf(
  page: Page,
  { path, follow }: Pick<Visit, 'path' | 'follow'>,
): Promise<string> {
  if (!follow) return path;
  const html = await (await page.request.get(path)).text();
  const [link] = all(one(readPage(html), 'main'), 'a', { href: new RegExp(`^${follow}`) });
  if (!link) throw new Error(`${path} leads to no ${follow}`);
  return String(attribute(link, 'href'));
}

/** Runs in the page. @returns false when nothing was drawn for `frameTimeout` milliseconds */
async function scrollDown(frameTimeout: number): Promise<boolean> {
  const frame = () =>
    new Promise<boolean>((done) => {
      requestAnimationFrame(() => done(true));
      setTimeout(done, frameTimeout, false);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    if (!(await frame()) || !(await frame())) return false;
  }
  return true;
}

/**
 * Scrolls to the end and back, so that everything lazy has loaded. Once in some 400 long pages Chromium
 * 156 schedules the drawing of tiles that no thread then begins: scripts run, but until the page is
 * loaded again it shows no frame, even to a screenshot. A page that is too busy to draw never answers.
 * @param frameTimeout milliseconds without a frame after which the page is loaded again, once
 */
export async function scrollThrough(page: Page, frameTimeout = 10_000): Promise<void> {
  if (!(await page.evaluate(scrollDown, frameTimeout))) {
    await page.reload();
    const isDrawn = await page.evaluate(scrollDown, frameTimeout);
    if (!isDrawn) throw new Error('The page shows no frames.');
  }
  // A lazy picture that is not shown at this width, or on a slide beside the page, does not load.
  await page.waitForFunction(() => {
    const shown = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < innerWidth && right > 0;
    });
    return shown.every(({ complete }) => complete);
  });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits for the first paint of the page's words or pictures, which can come after `load`. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** Waits until what enters with the page has arrived; what scrolling drives or never ends is left out. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(haveEnded, false);
}

/** Brings what enters with the page to where it arrives, without the seconds that it takes. */
export async function skipEntrances(page: Page): Promise<void> {
  await page.waitForFunction(haveEnded, true);
}

/** Whether no animation is on its way to an end; runs in the page. @param finish To end them now. */
function haveEnded(finish: boolean): boolean {
  const entrances = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .filter(({ playState }) => playState !== 'finished');
  if (finish) for (const animation of entrances) animation.finish();
  return entrances.length === 0;
}
