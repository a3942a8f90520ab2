import type { Page } from '@playwright/test';
import type { EditedSettings } from '../../domain/api/content/settings.ts';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { callAs } from './colleague.ts';
import { stickingOut } from './sticking-out.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

// One site, one set of menus: these tests change the second list of the footer alone.
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ userInfo, unique }) => {
  const { settings } = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  const { legal } = settings.menus;
  const links = legal.links.filter(({ label }) => !label.includes(unique));
  const menus = { ...settings.menus, legal: { ...legal, links } };
  await callAs(userInfo, 'PUT', '/api/settings/menus', { menus });
});

for (const width of [1440, 390]) {
  test(`R-P-10 an entry names a page, and says why visitors do not see it, at ${width} px`, async ({
    page,
    userInfo,
    unique,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const body = { name: `Terms ${unique}`, path: `/${unique}` };
    type Made = { data: { page_id: number } };
    const made = await callAs<Made>(userInfo, 'POST', '/api/pages?status=draft', body);
    const { page_id } = made.data;

    await page.goto('/admin/menus');
    const list = page.getByRole('group', { name: 'Second list' });
    await list.getByRole('button', { name: 'Add link' }).click();
    await expect(list.getByLabel('Words').last()).toBeFocused();
    await page.keyboard.type(`Our ${unique}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(unique);
    await page.getByRole('option', { name: `Terms ${unique}` }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list.getByLabel('Leads to').last()).toHaveValue(`Terms ${unique}`);
    await expect(list.getByText('Not shown: draft.')).toBeVisible();
    await expect(list.getByRole('link', { name: `Open Terms ${unique}` })).toHaveAttribute(
      'href',
      `/admin/pages/${page_id}/edit`,
    );
    await expectSound(page);
    expect(await stickingOut(page)).toEqual([]);

    const words = list.getByLabel('Words').last();
    await words.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list.getByLabel('Words').nth(1)).toHaveValue(`Our ${unique}`);
    await expect(list.getByLabel('Words').nth(1)).toBeFocused();
    await list.getByRole('button', { name: 'Remove link 2' }).click();
    await expect(list.getByText(`Link ‘Our ${unique}’ was removed.`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(list.getByLabel('Words').nth(1)).toHaveValue(`Our ${unique}`);
    await page.getByRole('button', { name: 'Save Menus' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();

    await page.goto('/contact');
    await expect(footer(page).getByText(`Our ${unique}`)).toHaveCount(0);
    await callAs(userInfo, 'POST', `/api/publishing/page/${page_id}/publish`);
    await page.reload();
    await expect(footer(page).getByRole('link', { name: `Our ${unique}` })).toHaveAttribute(
      'href',
      `/${unique}`,
    );
    await callAs(userInfo, 'DELETE', `/api/pages/${page_id}`);
    await page.goto('/admin/menus');
    await expect(list.getByRole('button', { name: 'Not shown: in the trash.' })).toBeVisible();
  });
}

test('R-P-10 an entry that leads to a place in a page says that nobody sees the page', async ({
  page,
  userInfo,
  unique,
}) => {
  const body = { name: `Terms ${unique}`, path: `/${unique}` };
  const made = await callAs<{ data: { page_id: number } }>(
    userInfo,
    'POST',
    '/api/pages?status=draft',
    body,
  );
  const { settings } = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  const { legal } = settings.menus;
  const link = { id: unique, label: `Part ${unique}`, target: `/${unique}#part` };
  const menus = { ...settings.menus, legal: { ...legal, links: [...legal.links, link] } };
  await callAs(userInfo, 'PUT', '/api/settings/menus', { menus });

  await page.goto('/admin/menus');
  const list = page.getByRole('group', { name: 'Second list' });
  await list.getByRole('button', { name: 'Not shown: draft.' }).click();
  await expect(list.getByLabel('Leads to').last()).toHaveValue(`/${unique}#part`);
  await expect(list.getByRole('link', { name: `Open Terms ${unique}` })).toBeVisible();
  await page.goto('/contact');
  await expect(footer(page).getByText(`Part ${unique}`)).toHaveCount(0);
  await callAs(userInfo, 'POST', `/api/publishing/page/${made.data.page_id}/publish`);
  await page.reload();
  await expect(footer(page).getByRole('link', { name: `Part ${unique}` })).toHaveAttribute(
    'href',
    `/${unique}#part`,
  );
  await callAs(userInfo, 'DELETE', `/api/pages/${made.data.page_id}`);
});

test('R-P-10 an entry that is folded says which of its links visitors do not see', async ({
  page,
  userInfo,
  unique,
}) => {
  const body = { name: `Terms ${unique}`, path: `/${unique}` };
  type Made = { data: { page_id: number } };
  const made = await callAs<Made>(userInfo, 'POST', '/api/pages?status=draft', body);
  const { page_id } = made.data;
  const { settings } = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  const { menus } = settings;
  const link = { id: 'link', label: `Our ${unique}`, target: `page:${page_id}` };
  const group = { id: 'group', label: 'Group', entries: [link] };
  const entry = { id: 'entry', label: `Entry ${unique}`, target: '', entries: [group] };
  const header = [entry, ...menus.header.slice(1)];
  await callAs(userInfo, 'PUT', '/api/settings/menus', { menus: { ...menus, header } });
  try {
    await page.goto('/admin/menus');
    const list = page.getByRole('group', { name: 'Header', exact: true });
    const note = `Not shown: Our ${unique} (draft).`;
    const folded = list.getByRole('button', { name: `Entry ${unique}` });
    await expect(folded).toContainText(`1 group ${note}`);
    await expectSound(page);
    await callAs(userInfo, 'POST', `/api/publishing/page/${page_id}/publish`);
    await page.reload();
    await expect(folded).toBeVisible();
    await expect(list.getByText(note)).toHaveCount(0);
  } finally {
    await callAs(userInfo, 'PUT', '/api/settings/menus', { menus });
    await callAs(userInfo, 'DELETE', `/api/pages/${page_id}`);
  }
});

test('R-P-10 the menus of header and footer are a card each, under one title', async ({ page }) => {
  await page.goto('/admin/menus');
  await page.getByRole('button', { name: 'Save Menus' }).waitFor();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([
    'Menus',
    'At the top of every page',
    'At the foot of every page',
  ]);
});

test('R-P-10 groups are added to an entry, which then leads nowhere itself', async ({ page }) => {
  await page.goto('/admin/menus');
  const header = page.getByRole('group', { name: 'Header', exact: true });
  const fold = header.getByRole('button', { name: '3 Company' });
  const company = header.getByRole('group', { name: 'Entry 3: Company' });
  const leads = company.getByLabel('Leads to');
  await expect(leads).toHaveCount(0);
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(leads).toHaveValue('Company');
  await company.getByRole('button', { name: 'Add group' }).click();
  await expect(leads).toHaveCount(0);
  await page.keyboard.type('Us');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(leads).toHaveValue('Company');
});

test('R-P-10 a refused entry opens, with the groups around it, and takes the keyboard', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/status of 400/);
  await page.goto('/admin/menus');
  const header = page.getByRole('group', { name: 'Header', exact: true });
  const [entry, group] = ['2 Solutions', '1 Design & Craft'].map((name) =>
    header.getByRole('button', { name }),
  );
  await entry?.click();
  await group?.click();
  await header.getByRole('button', { name: '2 Web development' }).click();
  const words = header.getByRole('group', { name: 'Link 2: Web development' }).getByLabel('Words');
  await words.fill('');
  await group?.click();
  await entry?.click();
  await expect(header.getByLabel('Words').filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Menus' }).click();
  const refused = header.getByRole('group', { name: 'Link 2' }).getByLabel('Words');
  await expect(refused).toBeFocused();
  await expectSound(page);
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('R-P-10 two people edit the menus at once: other rows merge, the same words ask', async ({
  page,
  context,
  unique,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/409/);
  const { settings } = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  const { legal } = settings.menus;
  const ours = { id: `x${unique}`, label: `Ours ${unique}`, target: '/contact' };
  const menus = { ...settings.menus, legal: { ...legal, links: [...legal.links, ours] } };
  await callAs(userInfo, 'PUT', '/api/settings/menus', { menus });

  const list = (shown: Page) => shown.getByRole('group', { name: 'Second list' });
  const words = (shown: Page) => list(shown).getByLabel('Words');
  const save = (shown: Page) => shown.getByRole('button', { name: 'Save Menus' }).click();
  const other = await context.newPage();
  await Promise.all([page.goto('/admin/menus'), other.goto('/admin/menus')]);
  const heading = page.getByLabel('Heading of the second list');
  for (const shown of [page, other]) {
    await list(shown).getByRole('button', { name: ours.label }).click();
  }
  await words(page).last().fill(`Mine ${unique}`);
  await heading.fill(`List ${unique}`);

  await words(other).last().fill(`Theirs ${unique}`);
  await list(other).getByRole('button', { name: 'Add link' }).click();
  await words(other).last().fill(`Added ${unique}`);
  await list(other).getByLabel('Leads to').last().fill('/contact');
  await save(other);
  await expect(other.getByText('Settings saved.')).toBeVisible();

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: /^Theirs.*Theirs/ })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(words(page).last()).toHaveValue(`Mine ${unique}`);
  await expect(heading).toHaveValue(`List ${unique}`);
  await expect(page.getByText('Somebody else has changed this meanwhile.')).toBeVisible();

  await save(page);
  await dialog.getByRole('radio', { name: /^Mine.*Mine/ }).check();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByText('unsaved')).toHaveCount(0);
  await expect(words(page).nth(-2)).toHaveValue(`Mine ${unique}`);
  await expect(words(page).last()).toHaveValue(`Added ${unique}`);
  await expect(heading).toHaveValue(`List ${unique}`);
  await callAs(userInfo, 'PUT', '/api/settings/menus', { menus: settings.menus });
});

test('a save that fails says so beside its button', async ({ page, expectFaults }) => {
  expectFaults(/Failed to load/);
  await page.goto('/admin/menus');
  await page.route('**/api/settings/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const words = page.getByLabel('Words after the copyright');
  await words.fill('Kept for a moment.');
  await page.getByRole('button', { name: 'Save Menus' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The server could not be reached.' });
  await expect(failure).toBeInViewport();
  await expect(words).toHaveValue('Kept for a moment.');
});
