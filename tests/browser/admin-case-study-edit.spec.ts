import type { Page } from '@playwright/test';
import { caseStudyTextFields } from '../../domain/content/kinds/case-study.ts';
import { caseStudyCategories } from '../../domain/content/kinds/case-study-fields.ts';
import { chooseFile, expect, expectSound, test } from './admin.ts';
import { holdCalls } from './held-calls.ts';
import { administrator } from './site.ts';

/** Long forms on a loaded machine. */
test.slow();

function editorOf({ _id }: { _id: string }): string {
  return `/admin/casestudy/${_id}/edit`;
}

/** The smallest whole PNG: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('R-2.7-07 a study is edited in all its fields, two of them required', {
  tag: '@both',
}, async ({ page, published }) => {
  // What the browser refuses to run it reports, which fails the test.
  const sec1Para = 'Old HTML with a <b onclick="x()">handler</b>';
  await page.goto(editorOf(await published({ heroHeading: 'All fields', sec1Para })));
  await expect(page.getByRole('heading', { name: 'Edit Case Study', exact: true })).toBeVisible();
  const back = page.getByRole('link', { name: 'Go Back', exact: true });
  await expect(back).toHaveAttribute('href', '/admin/casestudy');
  for (const name of caseStudyTextFields) {
    await expect(page.locator(`form [name="${name}"]`)).toHaveCount(1);
  }
  const required = await page
    .locator('form [required]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
  expect(required).toEqual(['sec4Heading', 'sec4SubHeading']);
  await expect(page.locator('input[type="file"]')).toHaveCount(6);
  await expect(page.getByLabel('Section 4 Heading')).toHaveValue('Half a year later');
  await expectSound(page);
});

test('R-5-11 a template and up to four categories are chosen', async ({ page, published }) => {
  await page.goto(editorOf(await published({ heroHeading: 'Choices' })));
  const options = (name: string) => page.locator(`[name="${name}"] option`);
  await expect(options('category1').first()).toHaveText('unselected');
  for (const name of ['category1', 'category2', 'category3', 'category4']) {
    const values = await options(name).evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values).toEqual(['', ...caseStudyCategories]);
  }
  await expect(options('template')).toHaveText(['template1', 'template2']);
  await page.getByLabel('Template').selectOption({ label: 'template2' });
  await expect(page.getByText('Section 4 shows three figures')).toBeVisible();

  // What sticks stands below the bar, however high the state in it is.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => scrollTo(0, 900));
  const doctor = page.getByRole('region', { name: 'Page doctor' });
  await expect
    .poll(() =>
      doctor.evaluate((line) => {
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return Math.abs(line.getBoundingClientRect().top - (bar?.bottom ?? 0));
      }),
    )
    .toBeLessThan(1);
});

test('R-4-04 a saved study says so for 3 s and the list shows what is new', async ({
  page,
  published,
  studies,
}) => {
  const study = await published({ heroHeading: 'Before' });
  const heading = `After ${Date.now()}`;
  await page.addInitScript(() => {
    const own = window.setTimeout;
    const waits: unknown[] = [];
    const noting = (...given: Parameters<typeof own>) => {
      waits.push(given[1]);
      return own(...given);
    };
    Object.assign(window, { setTimeout: noting, waits });
  });
  await page.goto(editorOf(study));
  await page.getByLabel('Hero heading').fill(heading);
  await page.getByLabel('Section 3 Paragraph 2').fill('<p>Two</p>');
  await page.getByLabel('Category 1').selectOption('Landing Page');
  await page.getByLabel('Template').selectOption('template2');
  await page.getByLabel('Percentage 1').fill('92%');
  await expect(page.getByText('5 unsaved changes')).toBeVisible();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const body = (await put).postDataJSON();
  const lists = ['miniatureSteps', 'reviews'];
  expect(Object.keys(body).sort()).toEqual([...caseStudyTextFields, '_id', ...lists].sort());
  await page.waitForURL(/\/admin\/casestudy$/);
  const banner = page.getByText('saved', { exact: true });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(heading) })).toContainText('Landing Page');
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'waits'))).toContain(3_000);
  expect(await studies.find(study._id)).toMatchObject({
    heroHeading: heading,
    sec3Para2: '<p>Two</p>',
    template: 'template2',
    sec4Percentage1: '92%',
  });
});

test("R-4-05 opening A, then B shows B's values", async ({ page, published }) => {
  const one = await published({ heroHeading: `One ${Date.now()}`, clientName: 'Client A' });
  const two = await published({ heroHeading: `Two ${Date.now()}`, clientName: 'Client B' });
  await page.goto(editorOf(one));
  await expect(page.getByLabel('Client name')).toHaveValue('Client A');
  await page.getByLabel('Industry', { exact: true }).fill('typed into A');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByRole('link', { name: `Edit ${two.heroHeading}` }).click();
  await expect(page.getByLabel('Client name')).toHaveValue('Client B');
  await expect(page.getByLabel('Industry', { exact: true })).toHaveValue('');
});

test('R-4-06 an uploaded file puts its address into its own field', async ({ page, published }) => {
  await page.goto(editorOf(await published({ heroHeading: 'Upload' })));
  const { release } = await holdCalls(page, '**/api/upload');
  const file = { name: 'pixel.png', mimeType: 'image/png', buffer: pixel };
  await chooseFile(page.getByRole('button', { name: 'Choose file for Section 1 Image' }), file);
  await expect(page.getByText('Uploading')).toBeVisible();
  release();
  await expect(page.locator('[name="sec1Img"]')).toHaveValue(/^\/media\/[0-9a-f]{32}.*\.\w+$/);
  await expect(page.getByText('Uploading')).toHaveCount(0);
  await expect(page.locator('[name="sec2Img"]')).toHaveValue('');
});

test('R-8-10 a refused upload says why and leaves the field', async ({
  page,
  published,
  expectFaults,
}) => {
  expectFaults(/4\d\d/);
  await page.goto(editorOf(await published({ heroHeading: 'Refused', sec2Img: '/media/old.png' })));
  const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
  const file = { name: 'evil.png', mimeType: 'image/png', buffer };
  await chooseFile(page.getByRole('button', { name: 'Choose file for Section 2 Image' }), file);
  const banner = page.locator('[data-kind="failure"]');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(/picture|image|film|type|JPEG/i);
  const reason = (await banner.textContent()) ?? '';
  await expect(page.getByText(reason)).toHaveCount(1);
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('evil.png was not uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Uploading')).toHaveCount(0);
  await expect(page.locator('[name="sec2Img"]')).toHaveValue('/media/old.png');
});

test('R-8-01 a failed update shows the message above the form and loses nothing', async ({
  page,
  published,
  expectFaults,
}) => {
  expectFaults(/400/);
  await page.goto(editorOf(await published({ heroHeading: 'Fails' })));
  await page.route('**/api/caseStudies/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: { message: 'Not like this.', errors: { clientName: 'Too odd.' } },
        })
      : route.continue(),
  );
  await page.getByLabel('Client name').fill('Typed and kept');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not like this.');
  await expect(page.getByText('Too odd.')).toBeVisible();
  await expect(page.getByLabel('Client name')).toHaveValue('Typed and kept');
  await expectSound(page);
});

test('R-5-09 an empty section 4 heading sends nothing', async ({ page, published }) => {
  await page.goto(editorOf(await published({ heroHeading: 'Required' })));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await page.getByLabel('Section 4 Heading').fill('');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByLabel('Section 4 Heading')).toBeFocused();
  expect(sent).toEqual([]);
});

test('reviews are added, moved and removed, and unknown keys stay', async ({
  page,
  published,
  studies,
}) => {
  const reviews = [{ name: 'Amal', text: 'Good', source: 'Maps' }, { name: 'Badr' }];
  const study = await published({ heroHeading: 'Reviews', reviews });
  await page.goto(editorOf(study));
  await page.getByRole('button', { name: 'Add review' }).click();
  const third = page.getByRole('group', { name: 'Review 3' });
  await third.getByLabel('Name').fill('Chitra');
  await third.getByLabel('Rating').selectOption('4');
  await page.getByRole('button', { name: 'Move review 3 up' }).click();
  await page.getByRole('button', { name: 'Remove review 3' }).click();
  await page.getByRole('button', { name: 'Move review 1 down' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForURL(/\/admin\/casestudy$/);
  expect((await studies.find(study._id)).reviews).toEqual([
    { name: 'Chitra', text: '', rating: 4 },
    { name: 'Amal', text: 'Good', source: 'Maps' },
  ]);
});

/** In one step: no other call of the page may be the one that is refused. */
async function updateWithEndedSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).evaluate((button) => {
    const userInfo = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
    localStorage.setItem('userInfo', JSON.stringify({ ...userInfo, token: 'x'.repeat(43) }));
    if (button instanceof HTMLElement) button.click();
  });
}

test('D18 a session that ends in the middle asks to sign in and goes on', async ({
  page,
  published,
  studies,
  expectFaults,
}) => {
  expectFaults(/401/);
  const study = await published({ heroHeading: 'Long work' });
  await page.goto(editorOf(study));
  await page.getByLabel('Client name').fill('Typed before the end');
  await updateWithEndedSession(page);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
  await expectSound(page);
  await dialog.getByLabel('Email').fill(administrator().email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(administrator().password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin\/casestudy$/);
  expect((await studies.find(study._id)).clientName).toBe('Typed before the end');
});

test('D18 whoever leaves the dialog signs in later and comes back', async ({
  page,
  published,
  expectFaults,
}) => {
  expectFaults(/401/);
  const study = await published({ heroHeading: 'Come back' });
  await page.goto(editorOf(study));
  await expect(page.getByLabel('Hero heading')).toHaveValue('Come back');
  await updateWithEndedSession(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert').first()).toContainText('sign in again');
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(administrator().email);
  await page.getByLabel('Password', { exact: true }).fill(administrator().password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(editorOf(study));
});

test('a study that is not there says so', async ({ page, expectFaults }) => {
  expectFaults(/404/);
  await page.goto('/admin/casestudy/0123456789abcdef01234567/edit');
  await expect(page.getByRole('alert')).toHaveText('There is no case study with this id.');
});
