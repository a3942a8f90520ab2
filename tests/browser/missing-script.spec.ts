import { expect, test } from './site.ts';

// The page's clock stays in its context.
test.use({ ownContext: true });

const note = 'This part did not finish loading.';

test('R-8-12 without its script the slider shows its words and offers to reload', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/404/);
  const script = /\/assets\/testimonials\.island-[^/]*\.js$/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'Testimonials' });
  await slider.scrollIntoViewIfNeeded();
  await expect(page.getByText(note)).toBeVisible();
  await expect(slider.getByRole('blockquote')).toHaveCount(4);
  await expect(slider.getByRole('blockquote').first()).toBeVisible();
  // The rest of the page is as it was.
  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload' }).click();
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('[data-ready]')).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();
});

test('R-8-12 without its script the contact form still sends', async ({ page, expectFaults }) => {
  expectFaults(/ERR_CONNECTION_FAILED/);
  await page.route(/\/assets\/contact-form\.island-[^/]*\.js$/, (route) =>
    route.abort('connectionfailed'),
  );
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Maryam');
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByLabel('Email Address').fill('maryam@barhi.example');
  await page.getByLabel('Message', { exact: true }).fill('A shop for dates.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent Successfully.')).toBeVisible();
});

test('R-8-12 a script that does not arrive within 120 s counts as missing', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/contact-form\.island-[^/]*\.js$/, () => {});
  await page.goto('/contact', { waitUntil: 'load' });
  const requested = page.waitForRequest(/contact-form\.island/);
  await page.getByLabel('Full Name').focus();
  await requested;
  // The page's time goes on by itself as well, so not to the very second.
  await page.clock.runFor(100_000);
  await expect(page.getByText(note)).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(page.getByText(note)).toBeVisible();
});

test('R-8-12 without any script the menu, the links and the form still work', {
  tag: '@both',
}, async ({ page, expectFaults }) => {
  expectFaults(/ERR_CONNECTION_FAILED/);
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  const wide = await page.getByRole('button', { name: 'Solutions' }).isVisible();
  const name = wide ? 'Solutions' : 'Open menu';
  await page.getByRole('button', { name }).click();
  const service = page.getByText('Design & Craft');
  await expect(service.filter({ visible: true })).toBeVisible();
});
