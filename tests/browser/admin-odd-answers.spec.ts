import type { Page } from '@playwright/test';
import { expect, showScreen, test } from './admin.ts';
import { isWholeMatrix } from './matrix.ts';

/** Every screen, with a form open where it has one. */
const screens = [
  '/admin',
  '/admin/casestudy',
  '/admin/casestudy/0123456789abcdef01234567/edit',
  '/admin/blogs',
  '/admin/blogs?edit=1',
  '/admin/location-pages',
  '/admin/location-pages?edit=1',
  '/admin/media',
  '/admin/enquiries',
  '/admin/enquiries/1',
  '/admin/saved-answers',
  '/admin/account',
  '/admin/users',
  '/admin/settings',
  '/admin/trash',
  '/admin/menus',
  '/admin/redirects',
  '/admin/audit',
  '/admin/history/blog/1',
];

const html = '<!doctype html><title>Sign in to the network</title>';

/** Answers of status 200 without the data that was asked for. */
const answers = ['{}', 'null', '[]', '', '"text"', '{"status":"success"}', '{"items":[{', html];

/** What only a program says. */
const exceptions =
  /\b\w*Error\b|undefined|\[object|cannot (read|destructure)|is not (a function|iterable|valid JSON)|unexpected (token|end)/i;

const failure = 'The server could not be reached. Check your connection and try again.';

async function answerAlike(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route(
    ({ pathname }) => /^\/(api|blog)(\/|$)/.test(pathname),
    (route) =>
      route.fulfill({
        body,
        contentType: body === html ? 'text/html' : 'application/json',
      }),
  );
}

/** What is on the screen once nothing turns any more. */
async function wordsOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const waiting = page.getByRole('status').filter({ hasText: /^(?:Loading|Checking|Comparing)/ });
  await expect(waiting).toHaveCount(0);
  return page.locator('body').innerText();
}

for (const [turn, answer] of answers.entries()) {
  test(`R-8-01 ${answer} in place of what was asked for shows no exception on any screen`, async ({
    page,
  }) => {
    test.slow();
    await answerAlike(page, answer);
    for (const [place, screen] of screens.entries()) {
      // Else each screen has one of the answers, so that neighbours try all of them.
      if (!isWholeMatrix && place % answers.length !== turn) continue;
      await test.step(screen, async () => {
        await showScreen(page, screen);
        expect(await wordsOf(page), screen).not.toMatch(exceptions);
        // An empty list is an answer to most questions.
        if (answer === '[]') return;
        await expect(page.getByText(failure).first(), screen).toBeVisible();
        await expect(page.getByRole('button', { name: 'Retry' }).first(), screen).toBeVisible();
      });
    }
  });
}

test('R-8-01 Retry asks again and shows what comes then', async ({ page }) => {
  test.slow();
  for (const screen of ['/admin/users', '/admin/settings', '/admin/account', '/admin/media']) {
    await answerAlike(page, '{}');
    await showScreen(page, screen);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry.first()).toBeVisible();
    await page.unrouteAll();
    const left = await retry.count();
    for (let turn = 0; turn < left && (await retry.count()) > 0; turn++) {
      await retry.first().click();
      await expect(page.getByText(failure)).toHaveCount(0);
    }
    await expect(retry).toHaveCount(0);
  }
});

test('R-8-01 a save that is answered by nothing keeps what was typed', async ({ page }) => {
  await page.goto('/admin/saved-answers');
  await page.getByLabel('Title').first().fill('Thanks');
  await page.getByLabel('Answer').first().fill('Thank you for writing.');
  await answerAlike(page, '{}');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('alert').getByText(failure)).toBeVisible();
  await expect(page.getByLabel('Title').first()).toHaveValue('Thanks');
  await expect(page.getByLabel('Answer').first()).toHaveValue('Thank you for writing.');
});
