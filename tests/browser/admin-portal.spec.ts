import type { Page } from '@playwright/test';
import type { Overview } from '../../domain/api/operations/overview.ts';
import { expect, expectSound, test } from './admin.ts';
import { blogPopup } from './blogs-screen.ts';
import { noteShifts, shifted } from './layout-shifts.ts';
import { openFirstHour } from './open-first-hour.ts';
import { ago, needs, nothing } from './portal-overview.ts';

const waiting = [51, 43, 40, 17, 9].map((hours, index) => ({
  enquiry_id: index + 1,
  created_at: ago(hours),
  status: 'new' as const,
  name: `Visitor ${index + 1}`,
  businessName: '',
  words: 'A shop for dates.',
  place: index === 1 ? 'Abu Dhabi' : '',
  assignee: index === 1 ? 'rana@agency.example' : null,
}));

const busy: Overview = {
  ...nothing,
  counts: { ...nothing.counts, blog: 4 },
  drafts: [
    { kind: 'blog', id: '7', title: 'Core Web Vitals', updated_at: ago(12 * 24), state: 'draft' },
  ],
  samplesLeft: 2,
  enquiries: {
    new: 5,
    overdue: 1,
    waiting: { items: waiting, total: 7 },
    mine: { items: waiting.slice(1, 2), total: 1 },
  },
  missed: { items: [{ path: '/services.php', hits: 14 }], total: 4 },
};

async function answerOverview(page: Page, overview: Overview): Promise<void> {
  await page.route('**/api/overview', (route) => route.fulfill({ json: overview }));
}

test('people come first, only the most urgent button is filled, and others unfold', {
  tag: '@both',
}, async ({ page }) => {
  await answerOverview(page, busy);
  await page.goto('/admin');
  await expect(needs(page).getByRole('heading', { level: 3 })).toHaveText([
    'Today',
    'Your texts',
    'The site',
  ]);
  await expect(needs(page).getByText('9 things, 1 is late')).toBeVisible();
  const rows = needs(page).getByRole('listitem');
  await expect(rows.first()).toContainText('3 h late');
  await expect(rows.first()).toContainText('Visitor 1 wrote on');
  await expect(rows.nth(1)).toContainText('assigned to rana@agency.example');
  await expect(needs(page).locator('[data-variant="filled"]')).toHaveCount(1);
  await expect(rows.first().getByRole('link', { name: 'Answer Visitor 1' })).toHaveAttribute(
    'data-variant',
    'filled',
  );
  await expect(page.locator('main [data-variant="filled"]')).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await needs(page).getByRole('button', { name: 'Show 4 more enquiries' }).click();
  await expect(page.getByRole('link', { name: 'Answer Visitor 4' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Answer Visitor 5' })).toBeVisible();
  await expect(needs(page).getByText('2 more.')).toBeVisible();
});

test('Mine shows the enquiries assigned to who looks', async ({ page }) => {
  await answerOverview(page, busy);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(needs(page).getByRole('listitem')).toHaveCount(1);
  await expect(needs(page).getByRole('listitem')).toContainText('Visitor 2');
  await expect(needs(page).getByText('1 thing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Everybody' }).click();
  await expect(needs(page).getByText('9 things, 1 is late')).toBeVisible();
});

test('a missed address opens the form of redirects filled in', async ({ page }) => {
  await answerOverview(page, busy);
  await page.goto('/admin');
  await needs(page).getByRole('link', { name: 'Redirect /services.php' }).click();
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('/services.php');
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toBeFocused();
});

test('quick actions: a new blog opens its form, a new study its page', async ({
  page,
  studies,
}) => {
  await page.goto('/admin');
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await actions.getByRole('link', { name: 'Upload New Blog' }).click();
  const form = blogPopup(page);
  await expect(form.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/admin');
  await expect(actions.getByRole('link', { name: 'Add pictures' })).toHaveAttribute(
    'href',
    '/admin/media',
  );
  await expect(actions.getByRole('link', { name: 'See the site' })).toHaveAttribute('href', '/');
  await actions.getByRole('button', { name: 'New case study' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Case Study' })).toBeVisible();
  await studies.remove(new URL(page.url()).pathname.split('/')[3] ?? '');
});

test('with nothing to do it says so, and lights are dated or off', { tag: '@both' }, async ({
  page,
}) => {
  const at = ago(2);
  const run = { at, failure: null, report: 'Backed up and checked: 9 rows.', lastSuccess: at };
  const heartbeat = { lastSuccess: ago(0.5), failure: null };
  await answerOverview(page, {
    ...nothing,
    backups: { backup: run, drill: null },
    mail: { ...nothing.mail, heartbeat },
  });
  await page.goto('/admin');
  await expect(needs(page).getByText('Nothing waits for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(needs(page).getByText('No enquiry that waits is assigned to you.')).toBeVisible();
  const lights = page
    .locator('main section', { hasText: 'Runs automatically' })
    .getByRole('listitem');
  await expect(lights).toHaveCount(4);
  await expect(lights.nth(0)).toContainText('Works: Backup');
  await expect(lights.nth(0).locator('time')).toHaveAttribute('datetime', at);
  await expect(lights.nth(1)).toContainText('Waits: Restore drillNever');
  await expect(lights.nth(2)).toContainText('The hourly test enquiry got through.');
  await expect(lights.nth(3)).toContainText('Nothing is scheduled.');
  await expectSound(page);
});

test('while it loads its places are held, and nothing jumps when it arrives', {
  tag: '@both',
}, async ({ page }) => {
  await page.addInitScript(noteShifts);
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/overview', async (route) => {
    await seen;
    await route.fulfill({ json: busy });
  });
  await page.goto('/admin');
  await expect(page.getByText('Loading the overview')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  answer();
  await expect(needs(page).getByText('9 things, 1 is late')).toBeVisible();
  await expect(page.getByText('3 published, 1 draft')).toBeVisible();
  expect(await shifted(page)).toBeLessThan(0.02);
});

test('a late answer of the first hour pushes nothing down', async ({ page, userInfo }) => {
  await openFirstHour(userInfo);
  await page.addInitScript(noteShifts);
  await answerOverview(page, busy);
  await page.route('**/api/first-hour', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/admin');
  await expect(needs(page).getByText('9 things, 1 is late')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  expect(await shifted(page)).toBeLessThan(0.02);
});

test('R-8-01 what fails to load says why and is tried again', async ({ page, expectFaults }) => {
  expectFaults(/503/);
  await page.route('**/api/overview', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy just now.' } }),
  );
  await page.goto('/admin');
  await expect(page.getByText('Busy just now.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Blogs Not reachable/ })).toBeVisible();
  await page.unroute('**/api/overview');
  await answerOverview(page, busy);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(needs(page).getByText('9 things, 1 is late')).toBeVisible();
});

test('the check of the settings shows one warning and the rest in a sentence', async ({ page }) => {
  await answerOverview(page, busy);
  const finding = (area: string, state: string) => ({
    area,
    state,
    found: `${area} ${state}.`,
    fix: state === 'ok' ? '' : 'Do it.',
  });
  const findings = [finding('Mail', 'warning'), finding('Disk', 'ok'), finding('Clock', 'ok')];
  await page.route('**/api/settings-check*', (route) =>
    route.fulfill({ json: { checked_at: ago(1), findings } }),
  );
  await page.goto('/admin');
  const check = page.locator('main section', { hasText: 'Settings check' });
  await expect(check.getByRole('heading')).toHaveText('Settings check2 of 4 in order');
  await expect(check.getByText('2 settings are still samples.')).toBeVisible();
  await expect(check.getByText('Mail warning.')).toHaveCount(0);
  await expect(check.getByText('Also to check: Mail.')).toBeVisible();
  await expect(check.getByText(/^In order, checked .*: Disk, Clock\.$/)).toBeVisible();
  await expect(check.getByRole('link', { name: 'Fill in' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
});

test('the navigation has three groups: what comes in, what is written, the site', async ({
  page,
}) => {
  await page.goto('/admin');
  const groups = page.getByRole('navigation', { name: 'Back office' }).getByRole('list');
  await expect(groups).toHaveCount(3);
  await expect(groups.nth(0).getByRole('link')).toHaveText([
    /Portal/,
    /Enquiries/,
    /Saved answers/,
  ]);
  await expect(groups.nth(1).getByRole('link')).toHaveText([
    /Case studies/,
    /Blogs/,
    /Location pages/,
    /Pages/,
    /Languages/,
  ]);
  await expect(groups.nth(2).getByRole('link').first()).toHaveText('Media');
});
