import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import routes from '../../app/routes.ts';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { isWholeMatrix } from './matrix.ts';
import { rareStates } from './office-rare-states.ts';
import { otherScreens, usualScreens } from './office-screens.ts';
import { addSamples, officeStates } from './office-states.ts';
import { stickingOut } from './sticking-out.ts';

/** Every scheme at every width in the whole matrix; else each width with a scheme of its own. */
const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;
/** What else nothing may stick out at, in both directions. */
const widths = isWholeMatrix ? [1440, 768, 390, 320] : [320];

const states = isWholeMatrix ? [...officeStates, ...rareStates] : officeStates;

/** Its screens need what only their own tests make. */
const examinedElsewhere = ['/admin/sign-offs/:id', '/admin/moving/imports/:id'];

test.slow();

/** The addresses of all screens, with the names of their parameters. */
function pathsOf(routes: RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(index || path ? [own] : []), ...pathsOf(children ?? [], own)];
  });
}

test('no screen of the back office is left out', async () => {
  const items = { userInfo: {} as UserInfo, blog: 1, place: 1, study: 'a1', enquiry: 1 };
  const examined = [
    ...[...usualScreens, ...otherScreens, ...examinedElsewhere],
    ...[...officeStates, ...rareStates].map(({ path }) => path(items)),
  ].map((path) => path.split('?')[0]);
  const screens = pathsOf(await routes).filter((path) => path.startsWith('/admin'));
  expect(screens.length).toBeGreaterThan(25);
  const isExamined = (screen: string) =>
    examined.some((path) => path === screen || matchPath(screen, path ?? ''));
  expect(screens.filter((screen) => !isExamined(screen))).toEqual([]);
});

for (const [at, { name, path, act, shows, faults }] of states.entries()) {
  // The others are examined by the tests of what they do.
  if (!isWholeMatrix && at % 4 !== 0) continue;
  test(`${name} is sound at every width, in both schemes and directions`, async ({
    page,
    userInfo,
    blogs: _,
    unique,
    expectFaults,
  }) => {
    if (faults) expectFaults(faults);
    await page.setViewportSize({ width: 1440, height: 900 });
    const items = await addSamples(userInfo, unique);
    await page.goto(path(items));
    await expect(page.getByRole('heading').first()).toBeVisible();
    await act?.(page, items);
    await expect(shows(page)).toBeVisible();
    for (const { width, colorScheme } of isWholeMatrix ? views : views.slice(0, 2)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await test.step(`${width} px, ${colorScheme}`, () => expectSound(page));
    }
    for (const dir of ['ltr', 'rtl']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await stickingOut(page), `${width} px, ${dir}`).toEqual([]);
        const menu = page.getByRole('menu');
        if (await menu.isVisible()) await expect.soft(menu).toBeInViewport({ ratio: 1 });
      }
    }
  });
}
