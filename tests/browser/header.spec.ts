import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const groups = {
  'Design & Craft': [
    '/ecommerce-development-service-in-dubai-uae',
    '/web-development-service-in-dubai-uae',
    '/cms-website-development-in-dubai-uae',
    '/mobile-app-development-dubai-uae',
    '/ui-ux-design-company-dubai-uae',
  ],
  'Build & Promote': [
    '/search-engine-optimization-services-dubai-uae',
    '/social-media-marketing-service-in-dubai-uae',
    '/google-ads-services-agency-in-dubai-uae',
  ],
};

function addresses(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

test.describe('the Solutions tab', () => {
  let tab: Locator;
  let panel: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto('/insights');
    tab = page.getByRole('button', { name: 'Solutions' });
    panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeHidden();
  });

  async function expectOpen(open: boolean): Promise<void> {
    await expect(panel).toBeVisible({ visible: open });
    await expect(tab).toHaveAttribute('aria-expanded', String(open));
  }

  test('R-2.4-04 hovering opens the two groups of services and the quote panel', async () => {
    await tab.hover();
    await expectOpen(true);
    for (const [name, paths] of Object.entries(groups)) {
      const links = panel.getByRole('list', { name }).getByRole('link');
      expect(await addresses(links)).toEqual(paths);
      for (const link of await links.all()) await expect(link).toBeVisible();
    }
    const quote = panel.getByRole('link', { name: 'Get a Quote' });
    await expect(quote).toBeVisible();
    await expect(quote).toHaveAttribute('href', '/contact');
  });

  test('R-2.4-05 it stays while the pointer is in it and hides when it leaves', async ({
    page,
  }) => {
    await tab.hover();
    await panel.getByRole('link').last().hover();
    await expectOpen(true);
    await page.mouse.move(720, 880);
    await expectOpen(false);
  });

  test('it is closed on a page that the browser keeps for the way back', async ({ page }) => {
    await tab.click();
    await expectOpen(true);
    const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await leave();
    await expectOpen(false);
    await page.locator('[popovertarget="languages"]').click();
    await expect(page.locator('#languages')).toBeVisible();
    await leave();
    await expect(page.locator('#languages')).toBeHidden();
  });

  test('R-2.4-05 it hides when another tab is hovered', async ({ page }) => {
    await tab.hover();
    await expectOpen(true);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Company').hover();
    await expectOpen(false);
  });

  for (const key of ['Enter', 'Space']) {
    test(`R-2.4-06 ${key} opens it, Escape closes it and gives the focus back`, async ({
      page,
    }) => {
      await tab.focus();
      await page.keyboard.press(key);
      await expectOpen(true);
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(false);
      await expect(tab).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(true);
      await page.keyboard.press(key);
      await expectOpen(false);
    });
  }

  test('R-2.4-06 it closes when the focus moves past it', async ({ page }) => {
    await tab.focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('link').last().focus();
    await expectOpen(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Company' })).toBeFocused();
    await expectOpen(false);
  });

  test.describe(() => {
    test.use({ hasTouch: true });

    test('R-2.4-06 a touch opens it, another one closes it', async ({ page }) => {
      await tab.tap();
      await expectOpen(true);
      await tab.tap();
      await expectOpen(false);
      await tab.tap();
      await expectOpen(true);
      await page.touchscreen.tap(720, 880);
      await expectOpen(false);
    });
  });
});

test.describe('the mobile menu at 480 px', { tag: '@mobile' }, () => {
  let menu: Locator;
  let opener: Locator;

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 844 });
    await page.goto('/insights');
    menu = page.getByRole('dialog', { name: 'Menu' });
    opener = page.getByRole('button', { name: 'Open menu' });
    await expect(page.getByRole('button', { name: 'Solutions' })).toBeHidden();
    await expect(menu).toBeHidden();
  });

  test('R-2.4-07 it opens and closes and has the tabs', async ({ page }) => {
    await opener.tap();
    await expect(menu).toBeVisible();
    for (const name of ['Home', 'Company', 'Case Studies', 'Insights', 'Get Started']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
  });

  test('R-2.4-07 opening one group of services closes the other', async () => {
    await opener.tap();
    const [first, second] = Object.entries(groups).map(([name, paths]) => ({
      heading: menu.getByText(name, { exact: true }),
      group: menu.getByRole('group').filter({ hasText: name }),
      paths,
    }));
    if (!first || !second) throw new Error('There are two groups.');
    const links = ({ group }: typeof first) => group.getByRole('link');
    await expect(links(first)).toHaveCount(0);
    await first.heading.tap();
    await expect(links(first)).toHaveCount(5);
    expect(await addresses(links(first))).toEqual(first.paths);
    await second.heading.tap();
    await expect(links(second)).toHaveCount(3);
    expect(await addresses(links(second))).toEqual(second.paths);
    await expect(links(first)).toHaveCount(0);
    await second.heading.tap();
    await expect(links(second)).toHaveCount(0);
  });

  /** Where the focus stands: in the menu, in the page behind it, or nowhere (the browser itself). */
  function focusPlace(page: Page): Promise<'menu' | 'page' | 'browser'> {
    return page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'browser';
      return focused.closest('dialog') ? 'menu' : 'page';
    });
  }

  test('R-2.4-07 it keeps the focus, and Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await opener.focus();
    expect(await focusPlace(page)).toBe('page');
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const places = new Set<string>();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      places.add(await focusPlace(page));
    }
    expect(places).toContain('menu');
    expect(places).not.toContain('page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('on a long page', { tag: '@both' }, () => {
  const header = (page: Page) => page.getByRole('banner');

  test.beforeEach(async ({ page }) => {
    await page.goto('/company');
    const answer = page.waitForResponse(/\/first-interaction-/);
    await page.mouse.move(200, 300);
    // The page waits for the same script, and has begun to.
    await page.evaluate((url) => import(url), (await answer).url());
  });

  /** Until the page has heard of it: two ways within one frame would be none. */
  async function scrollDown(page: Page, distance: number): Promise<void> {
    await page.evaluate(async (y) => {
      scrollBy(0, y);
      await new Promise(requestAnimationFrame);
    }, distance);
  }

  test('the header comes back on the way up and goes on the way down', async ({ page }) => {
    await scrollDown(page, 1200);
    await expect(header(page)).not.toBeInViewport();
    await scrollDown(page, -10);
    await expect(header(page)).not.toBeInViewport();
    await scrollDown(page, -40);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await expect(header(page)).toHaveCSS('height', '68px');
    await scrollDown(page, 5);
    await expect(header(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await expect(header(page)).toHaveAttribute('data-ground', 'night');
  });

  test('the header stays while the focus is inside', async ({ page }) => {
    await scrollDown(page, 1200);
    await expect(header(page)).not.toBeInViewport();
    await scrollDown(page, -100);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await header(page).getByRole('link').first().focus();
    await scrollDown(page, 400);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await header(page).getByRole('link').first().blur();
    await scrollDown(page, 10);
    await expect(header(page)).not.toBeInViewport();
  });

  test('the header takes no lines of a zoomed page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await scrollDown(page, 1200);
    await scrollDown(page, -100);
    await expect(header(page)).not.toBeInViewport();
  });
});
