import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectSound } from './admin.ts';
import { test as base, ItemCalls } from './admin-items.ts';
import { holdCalls } from './held-calls.ts';

interface OwnPage {
  page_id: number;
  name: string;
  path: string;
  sections: { id?: string; kind: string; props: object }[];
}

interface Pages {
  pages: ItemCalls<OwnPage>;
  /** A page of this test only; it is gone afterwards. */
  makePage: (fields: Partial<OwnPage>) => Promise<OwnPage>;
  /** The editor of such a page. @returns its id */
  openEditor: (sections?: OwnPage['sections'], fields?: Partial<OwnPage>) => Promise<number>;
}

const test = base.extend<Pages>({
  pages: async ({ userInfo }, use) => use(new ItemCalls<OwnPage>(userInfo, '/api/pages')),
  makePage: async ({ pages, unique }, use) => {
    const made: number[] = [];
    await use(async (fields) => {
      const page = await pages.create({ name: `Team ${unique}`, path: `/${unique}`, ...fields });
      made.push(page.page_id);
      return page;
    });
    for (const id of made) await pages.remove(id);
  },
  openEditor: async ({ page, makePage }, use) => {
    await use(async (sections = [], fields = {}) => {
      const { page_id } = await makePage({ sections, ...fields });
      await page.goto(`/admin/pages/${page_id}/edit`);
      return page_id;
    });
  },
});

const shownPage = 'iframe[title="The page as visitors would see it"]';

function frameOf(page: Page) {
  return page.frameLocator(shownPage);
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

function rowOf(page: Page, name: string) {
  return page.getByRole('region', { name: 'Sections' }).getByRole('button', { name });
}

test('R-P-02 sections are added, filled, moved, hidden and removed with Undo, and saved', {
  tag: '@both',
}, async ({ page, openEditor, unique }) => {
  await openEditor([
    { kind: 'hero', props: { headline: `Hello ${unique}`, hasCrumbs: true } },
    { kind: 'about', props: { heading: 'Who we are' } },
  ]);
  await expect(page.getByRole('heading', { name: `Team ${unique}`, level: 1 })).toBeVisible();
  await rowOf(page, `Hello ${unique} Hero`).click();
  await expect(page.getByLabel('Show the way from the home page')).toBeChecked();
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await page.getByRole('button', { name: 'Proof', exact: true }).click();
  await page.getByLabel('Find a kind of section').fill('purp');
  await page.getByRole('button', { name: 'Look in all kinds' }).click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add Purpose' }).click();
  await expect(page.getByLabel('Heading', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.keyboard.type('Mission');
  await choose(page, 'Purpose', 'Move up');
  await expect(page.getByRole('button', { name: 'More for Purpose' })).toBeFocused();
  await choose(page, 'Who we are', 'Hide');
  await choose(page, `Hello ${unique}`, 'Remove');
  await expect(page.getByText('Hero was removed.')).toBeVisible();
  await expectSound(page);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `Hello ${unique} Hero`)).toBeFocused();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);

  await page.goto(`/${unique}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Hello ${unique}`);
  await expect(page.getByRole('heading', { name: 'Mission' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who we are' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});

test('R-P-01 a new page takes the address of its name, and is not published bare without a question', async ({
  page,
  pages,
  unique,
}) => {
  const before = await pages.list();
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue(/^\/new-page-\w{4}$/);
  // Whoever only looks leaves nothing behind.
  expect(await pages.list()).toHaveLength(before.length);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await name.pressSequentially(`Preise & Pakete ${unique}`);
  await expect(address).toHaveValue(`/preise-pakete-${unique}`);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Visitors would meet this: The page is empty')).toBeVisible();
  const path = `/preise-pakete-${unique}`;
  expect((await page.request.get(path)).status()).toBe(404);
  await page.getByRole('button', { name: 'Update anyway' }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  expect((await page.request.get(path)).status()).toBe(200);
  for (const one of await pages.list()) if (one.path === path) await pages.remove(one.page_id);
});

test('R-P-01 a page is offered the next free address where the one of its name is taken', async ({
  page,
  openEditor,
  unique,
}) => {
  await openEditor();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('/company');
  await expect(page.getByText('/company is the address of another page already.')).toBeVisible();
  await page.getByRole('button', { name: 'Use “/company-2”' }).click();
  await expect(address).toHaveValue('/company-2');
  await expect(page.getByText('is the address of another page already.')).toHaveCount(0);
  await address.fill(`/${unique}`);
  await expect(page.getByRole('button', { name: /^Use “/ })).toHaveCount(0);
});

test('R-P-12 a click on words of the page goes to their field, and the page follows the typing', {
  tag: '@both',
}, async ({ page, pages, openEditor, unique }) => {
  const page_id = await openEditor([
    { kind: 'hero', props: { headline: `Hello ${unique}`, label: 'Write to us', href: '/x' } },
    {
      kind: 'questions',
      props: { heading: 'Before you ask', items: [{ question: 'How long?' }] },
    },
    { kind: 'hologram', props: { heading: 'Nobody knows' } },
  ]);
  const frame = frameOf(page);
  const open = page.context().pages();
  await frame.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Button: words')).toBeFocused();
  expect(page.context().pages()).toEqual(open);
  await rowOf(page, 'Before you ask Questions').click();
  await frame.getByText('How long?').click();
  const question = page.getByLabel('Question', { exact: true });
  await expect(question).toBeFocused();
  const scrolled = () =>
    page.evaluate(() => document.querySelector('iframe')?.contentWindow?.scrollY ?? 0);
  await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.scrollTo(0, 200));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await question.fill('How long does it take?');
  await expect(frame.getByText('How long does it take?')).toBeVisible();
  expect(await scrolled()).toBe(before);

  await rowOf(page, 'hologram hologram, kept').click();
  await expect(page.getByText('Kept: this release cannot show')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  const { sections } = await pages.find(page_id);
  expect(sections[2]).toMatchObject({ kind: 'hologram', props: { heading: 'Nobody knows' } });
});

test('R-P-12 a click counts before the pictures of the page have come', { tag: '@both' }, async ({
  page,
  openEditor,
}) => {
  await openEditor([{ kind: 'hero', props: { headline: 'Hello', label: 'Write', href: '/x' } }]);
  const { release } = await holdCalls(page, '**/media/drawings/**');
  try {
    await page.reload({ waitUntil: 'commit' });
    await frameOf(page).getByRole('link', { name: 'Write' }).click();
    await expect(page.getByLabel('Button: words')).toBeFocused();
  } finally {
    release();
  }
});

test('T06 a script that reaches a preview all the same does not run', async ({
  page,
  openEditor,
  expectFaults,
}) => {
  expectFaults(/violates the following Content Security Policy directive 'script-src/);
  const attack =
    '<img src="data:," alt="Attack" onerror="parent.ran=1"><script>parent.ran=1</script>';
  await page.route('**/api/previews/*', async (route) => {
    const response = await route.fetch();
    const { html } = await response.json();
    await route.fulfill({
      response,
      json: { html: html.replace('</main>', () => `${attack}</main>`) },
    });
  });
  await openEditor([{ kind: 'hero', props: { headline: 'Hello' } }]);
  await expect(frameOf(page).getByRole('img', { name: 'Attack' })).toBeAttached();
  await expect(frameOf(page).getByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('R-P-12 by the keyboard alone sections are ordered, added and hidden', async ({
  page,
  openEditor,
}) => {
  await openEditor([
    { kind: 'about', props: { heading: 'First' } },
    { kind: 'about', props: { heading: 'Second' } },
  ]);
  const region = page.getByRole('region', { name: 'Sections' });
  const names = region.getByRole('listitem').locator('strong');
  await rowOf(page, 'First About').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toHaveText(['Second', 'First']);
  await expect(rowOf(page, 'First About')).toBeFocused();
  await expect(region.getByText('Moved to place 2.')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(region.getByText('1 shown, 1 hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Add a section before Second' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Find a kind of section')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog').getByRole('listitem').nth(1);
  await expect(second.getByRole('button')).toBeFocused();
  await expect(second.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Find a kind of section')).toBeFocused();
  await page.keyboard.type('clients');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Heading', { exact: true })).toBeFocused();
  await page.keyboard.type('Who we work for');
  await expect(names).toHaveText(['Who we work for', 'Second', 'First']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toHaveText(['Second', 'Who we work for', 'First']);
  await expect(page.getByLabel('Heading', { exact: true })).toBeFocused();
});

test('R-P-12 the library says what the page has, and a kind is chosen before it is added', {
  tag: '@both',
}, async ({ page, openEditor }) => {
  await openEditor(
    ['hero', 'about', 'about'].map((kind) => ({ kind, props: { heading: 'There' } })),
  );
  const rows = page.getByRole('region', { name: 'Sections' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  const foot = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(dialog.getByRole('button', { name: /^Hero.*once on this page$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^About.*twice on this page$/ })).toBeVisible();
  await expect(foot('Add')).toBeDisabled();
  // In one row, however narrow the window.
  const purposes = dialog.getByRole('group', { name: 'What the section does' });
  const places = await purposes.getByRole('button').evaluateAll((buttons) => {
    return buttons.map((button) => Math.round(button.getBoundingClientRect().top));
  });
  expect(new Set(places).size).toBe(1);
  await dialog.getByRole('button', { name: /^Quote/ }).click();
  await expect(rows).toHaveCount(3);
  await expect(foot('Add Quote')).toBeInViewport({ ratio: 1 });
  await expectSound(page);
  await foot('Cancel').click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await dialog.getByRole('button', { name: /^Quote/ }).click();
  await foot('Add Quote').click();
  await expect(rows).toHaveCount(4);
});

test('on a phone the sections are names in one row of one line each', {
  tag: '@mobile',
}, async ({ page, openEditor }) => {
  await openEditor([{ kind: 'about', props: { heading: 'Who we are' } }]);
  const name = rowOf(page, 'Who we are About');
  const [button, words] = await Promise.all(
    [name, name.locator('strong')].map((one) => one.boundingBox()),
  );
  const middle = (box: typeof button) => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middle(button) - middle(words))).toBeLessThan(2);
});

test('on a phone nothing covers the name of a section, and what went wrong has room', {
  tag: '@mobile',
}, async ({ page, openEditor, expectFaults }) => {
  expectFaults(/ERR_FAILED/);
  await openEditor([{ kind: 'about', props: { heading: 'Who we are' } }]);
  await rowOf(page, 'Who we are About').click();
  const name = page.locator('[data-preview] span').filter({ hasText: /^About$/ });
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const [named, plus] = await Promise.all(
      [name, page.getByTitle('Add a section before Who we are')].map((one) => one.boundingBox()),
    );
    const [left, right] = [named, plus].toSorted((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
    expect((left?.x ?? 0) + (left?.width ?? 0), direction).toBeLessThan(right?.x ?? 0);
  }
  await page.route('**/api/previews/**', (route) => route.abort());
  await page.getByLabel('Heading', { exact: true }).fill('Who we will be');
  const problem = page.getByRole('status').filter({ hasText: 'could not be reached' });
  expect((await problem.boundingBox())?.width).toBeGreaterThan(300);
});

test('R-P-12 a section is dragged to another place, in the page, too', async ({
  page,
  openEditor,
}) => {
  await openEditor([
    { kind: 'about', props: { heading: 'First' } },
    { kind: 'clients', props: { heading: 'Second' } },
  ]);
  const rows = page.getByRole('region', { name: 'Sections' }).getByRole('listitem');
  await expect(frameOf(page).getByRole('heading', { level: 2 }).first()).toContainText('First');
  await rows
    .filter({ hasText: 'Second' })
    .getByTitle('Drag to another place')
    .dragTo(rows.filter({ hasText: 'First' }));
  await expect(rows.locator('strong')).toHaveText(['Second', 'First']);
  await expect(frameOf(page).getByRole('heading', { level: 2 }).first()).toContainText('Second');
});

test('R-P-12 a refused field shows its section', async ({
  page,
  openEditor,
  unique,
  expectFaults,
}) => {
  expectFaults(/status of 400/);
  await openEditor([{ kind: 'about', props: { heading: 'First' } }]);
  await rowOf(page, 'First About').click();
  await page.getByLabel('Button: where it leads').fill('not an address');
  await rowOf(page, `Team ${unique} Name, address and search engines`).click();
  await expect(page.getByLabel('Button: where it leads')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByLabel('Button: where it leads')).toBeFocused();
  await expect(rowOf(page, 'First About, 1 error')).toBeVisible();
});

test('R-P-12 a section is copied to another page, and every kind has its own picture', async ({
  page,
  pages,
  openEditor,
  unique,
}) => {
  const one = await openEditor([{ kind: 'about', props: { heading: `Copied ${unique}` } }]);
  await rowOf(page, `Copied ${unique} About`).click();
  await choose(page, `Copied ${unique}`, 'Duplicate');
  await expect(page.getByText('Section 2 of 2')).toBeVisible();
  await page
    .getByRole('button', { name: `More for Copied ${unique}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  await expect(page.getByText('Copied. On the other page')).toBeVisible();

  const other = await openEditor([], { name: `Other ${unique}`, path: `/other-${unique}` });
  await expect(page.getByText('This page has no section yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const about = dialog.frameLocator('iframe[title="About"]');
  await expect(about.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(about.locator('main section')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Copied section/ }).dblclick();
  await expect(rowOf(page, `Copied ${unique} About`)).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  const [before, after] = [await pages.find(one), await pages.find(other)];
  expect(after.sections[0]).toMatchObject({
    kind: 'about',
    props: { heading: `Copied ${unique}` },
  });
  expect(after.sections[0]?.id).not.toBe(before.sections[0]?.id);
});

test('R-P-02 a section that is duplicated has rows with ids of their own', async ({
  page,
  pages,
  openEditor,
}) => {
  const id = await openEditor([
    { kind: 'questions', props: { heading: 'Asked', items: [{ question: 'How long?' }] } },
  ]);
  await choose(page, 'Asked', 'Duplicate');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  const { sections } = await pages.find(id);
  expect(sections).toHaveLength(2);
  const rows = sections.map(({ props }) => Object(props).items[0].id);
  expect(new Set(rows).size).toBe(2);
});

test('R-P-13 the same field asks, by the name that the form has for it', async ({
  page,
  pages,
  openEditor,
  expectFaults,
}) => {
  expectFaults(/status of 412/);
  const id = await openEditor([
    { kind: 'hero', props: { headline: 'Hello', hasCrumbs: true } },
    { kind: 'quote', props: { words: 'One' } },
    { kind: 'quote', props: { words: 'Two' } },
    {
      kind: 'questions',
      props: { heading: 'Asked', items: [{ question: 'How?' }, { question: 'Why?' }] },
    },
  ]);
  const { sections: stored } = await pages.find(id);
  await rowOf(page, 'Hello Hero').click();
  await page.getByLabel('Height').selectOption('Low');
  await rowOf(page, 'Two Quote').click();
  await page.getByLabel('Words').fill('Two, mine');
  await rowOf(page, 'Asked Questions').click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByLabel('Question', { exact: true }).last().fill('Why, mine?');
  const theirs = stored.map(({ props, ...one }, place) => {
    const [first, second] = Object(props).items ?? [];
    const changed = [
      { size: 'full', hasCrumbs: false },
      { words: 'One, theirs' },
      { words: 'Two, theirs' },
      { items: [first, { ...second, question: 'Why, theirs?' }] },
    ];
    return { ...one, props: { ...props, ...changed[place] } };
  });
  const { name, path } = await pages.find(id);
  await pages.change(id, { name, path, sections: theirs });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('button', { name: 'Show it', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.locator('legend')).toHaveText([
    'Hero: Height',
    'Quote 2: Words',
    'Questions and answers: Question 2: Question',
  ]);
  await expect(
    dialog.getByText(
      'Only they changed: Hero: Show the way from the home page and Quote 1: Words.',
    ),
  ).toBeVisible();
  const height = dialog.getByRole('group', { name: 'Hero: Height' }).locator('label');
  await expect(height).toContainText(['Low', 'The whole screen']);
});

test('R-P-06 a section too many of two people is told with the limit, and saved without it', async ({
  page,
  pages,
  openEditor,
  expectFaults,
}) => {
  expectFaults(/status of 4(12|00)/);
  const one = { kind: 'quote', props: { words: 'Said' } };
  const id = await openEditor(Array.from({ length: 39 }, () => one));
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await page.getByLabel('Find a kind of section').fill('purpose');
  await page.keyboard.press('Enter');
  await page.getByLabel('Heading', { exact: true }).fill('Mine');
  const { name, path, sections } = await pages.find(id);
  await pages.change(id, { name, path, sections: [...sections, one] });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const outline = page.getByRole('region', { name: 'Sections' });
  await expect(outline.getByText('41 shown')).toBeVisible();
  await expect(outline.getByText('A page has room for 40 sections.')).toBeVisible();
  await choose(page, 'Mine', 'Remove');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  expect((await pages.find(id)).sections).toHaveLength(40);
});

test('a changed address says what links to it and what becomes of the links', async ({
  page,
  makePage,
  openEditor,
  unique,
}) => {
  const props = { label: 'There', href: `/${unique}` };
  await makePage({ path: `/other-${unique}`, sections: [{ kind: 'hero', props }] });
  await openEditor();
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await expect(page.getByLabel('Address')).toHaveCSS('direction', 'ltr');
  // As what it holds is written (R-L-13).
  await expect(page.getByLabel('Name')).toHaveCSS('direction', 'ltr');
  await page.getByLabel('Address').fill(`/moved-${unique}`);
  await expect(page.getByText(`1 page links to /${unique}. When this is saved,`)).toBeVisible();
  await page.getByLabel('Address').fill(`/${unique}`);
  await expect(page.getByText('1 page links to')).toHaveCount(0);
});

/** Which half of a field its words stand in. */
async function sideOfWords(field: Locator): Promise<'left' | 'right'> {
  const shot = await field.screenshot({ caret: 'hide' });
  // Without the line around it.
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const size = { width: Math.floor(width / 2) - 8, height: height - 16, top: 8 };
  const inkIn = async (left: number) => {
    const half = sharp(shot).extract({ ...size, left });
    const { channels } = await sharp(await half.greyscale().png().toBuffer()).stats();
    return channels[0]?.stdev ?? 0;
  };
  const [left, right] = [await inkIn(8), await inkIn(Math.ceil(width / 2))];
  expect(Math.min(left, right)).toBeLessThan(1);
  expect(Math.max(left, right)).toBeGreaterThan(1);
  return left > right ? 'left' : 'right';
}

test('R-L-13 a field stands in the direction of what is typed, whatever its label is', async ({
  page,
  openEditor,
}) => {
  await openEditor();
  for (const label of ['Name', 'Meta Description']) {
    const field = page.getByLabel(label);
    await field.fill('بئر');
    expect(await sideOfWords(field)).toBe('right');
    await field.fill('A well');
    expect(await sideOfWords(field)).toBe('left');
  }
});

test('D59 a page that the site cannot do without says why it stays', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/409/);
  await page.goto('/admin/pages?find=contact');
  await expect(page.getByRole('row').getByText('/contact', { exact: true })).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete Contact Us' }).click();
  await expect(page.getByText('The site cannot do without the page at /contact')).toBeVisible();
});

test('a refused colour is named by section, block and label, and nothing typed is lost', async ({
  page,
  openEditor,
  expectFaults,
}) => {
  expectFaults(/400/);
  await openEditor([
    { kind: 'numbered', props: { heading: 'Made', blocks: [{ heading: 'Shop' }] } },
  ]);
  await expect(frameOf(page).getByRole('heading', { name: 'Made' })).toBeVisible();
  await rowOf(page, 'Made Numbered blocks').click();
  await page.getByRole('button', { name: 'Shop' }).click();
  const ground = page.getByLabel('Ground colour', { exact: true });
  await ground.fill('pink');
  const problem = 'Please enter a colour like #f6c3cf, or nothing.';
  const said = `Numbered blocks, block 1: Ground colour: ${problem}`;
  await expect(page.getByText(`Shows what was typed before. ${said}`)).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  await expect(ground).toBeFocused();
  await expect(ground).toHaveValue('pink');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [refusal, heading] = await Promise.all([
      page.getByText(said, { exact: true }).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(refusal?.x, `${width} px`).toBe(heading?.x);
  }
});
