import { expect, type Page, test } from '@playwright/test';
import { firstSettings } from '../../content/settings.ts';
import { type Development, startDevelopment } from './development.ts';

/** Milliseconds from saving a file to seeing it, on a machine that the other tests keep busy. */
const soon = 30_000;

let dev: Development;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dev = await startDevelopment();
});
test.afterAll(() => dev.stop());

const leadFile = 'app/site/sections/policy/policy.tsx';

/** Marks the document that is open: a new one has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

// Both change one tree, one after the other.
test.describe.configure({ mode: 'serial' });

test('npm run dev: an open page shows what is saved', async ({ page }) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  // From then on Vite tells the page of changes; the first time it prepares the packages.
  await Promise.all([
    page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      timeout: 90_000,
    }),
    page.goto(`${dev.origin}/refund-policy`, { timeout: 90_000 }),
  ]);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Refund Policy');
  const times: string[] = [];
  const timed = async (name: string, seen: () => Promise<unknown>) => {
    const begun = Date.now();
    await seen();
    times.push(`${name} ${Date.now() - begun} ms`);
  };

  dev.edit(leadFile, (text) => text.replace('title={title}', 'title="Paid back"'));
  await timed('component', () => expect(heading).toHaveText('Paid back', { timeout: soon }));

  await mark(page);
  dev.edit('app/styles/base.css', (text) => `${text}\n@layer page { h1 { color: rgb(1, 2, 3); } }`);
  const color = () => expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: soon });
  await timed('style', color);
  expect(await isMarked(page), 'styles change in place').toBe(true);

  dev.edit('content/settings.ts', (text) => text.replace(firstSettings.email, 'new@a.example'));
  const mail = page.getByRole('link', { name: 'new@a.example' }).first();
  await timed('content', () => expect(mail).toBeVisible({ timeout: soon }));

  const headers = 'server/http/security-headers.ts';
  const answered = page.waitForResponse(
    async (response) => (await response.headerValue('referrer-policy')) === 'no-referrer',
    { timeout: soon },
  );
  dev.edit(headers, (text) => text.replace('strict-origin-when-cross-origin', 'no-referrer'));
  await timed('server', () => answered);

  dev.edit(headers, (text) => `${text}\nconst broken = ;`);
  await expect.poll(dev.output, { timeout: soon }).toContain('waiting for the next change');
  expect((await page.request.get(`${dev.origin}/refund-policy`)).status()).toBe(200);
  await mark(page);
  dev.edit(headers, (text) => text.replace('const broken = ;', ''));
  await timed('server, mended', () =>
    expect.poll(() => isMarked(page).catch(() => true), { timeout: soon }).toBe(false),
  );
  expect(errors.filter((text) => !text.includes('broken'))).toEqual([]);
  test.info().annotations.push({ type: 'seen after', description: times.join(', ') });
});

test('a page that is added by a call is whole', async ({ page, request }) => {
  test.setTimeout(120_000);
  const shown = (name: string) => new RegExp(`${name}:\\s+(\\S+)`).exec(dev.output())?.[1];
  const account = { email: shown('Administrator'), password: shown('Password') };
  const login = await request.post(`${dev.origin}/api/users/login`, { data: account });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const added = await request.post(`${dev.origin}/api/pages`, {
    headers,
    data: {
      name: 'Pricing',
      path: '/pricing',
      meta_title: 'Pricing | {name}',
      meta_description: 'What a website, a shop or an app by {name} costs, and why.',
      sections: [{ kind: 'hero', props: { headline: 'Pricing', lead: 'Each price has reasons.' } }],
    },
  });
  expect(added.status(), await added.text()).toBe(201);
  const address = `${dev.origin}/pricing`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await expect(page).toHaveTitle(/^Pricing \| /);

  const picture = String(await page.locator('meta[property="og:image"]').getAttribute('content'));
  const drawn = await request.get(picture);
  expect([picture, drawn.status()]).toEqual([`${dev.origin}/social/page/pricing.png`, 200]);
  expect(drawn.headers()['content-type']).toBe('image/png');

  expect(await (await request.get(`${dev.origin}/sitemap.xml`)).text()).toContain(
    `<loc>${address}</loc>`,
  );
  expect(await (await request.get(`${dev.origin}/llms.txt`)).text()).toMatch(
    /\n- \[Pricing\]\(\S+\/pricing\): What a website, a shop or an app by \S+ costs/,
  );

  const taken = await request.post(`${dev.origin}/api/locationpages/create`, {
    headers,
    data: { slug_url: 'pricing', main_heading: 'Pricing' },
  });
  expect([taken.status(), await taken.text()]).toEqual([
    409,
    expect.stringContaining('/pricing belongs to the site itself'),
  ]);
});
