import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup, openNewBlog } from './blogs-screen.ts';

test.slow();

/** What each program left on the clipboard, and what of it has no place on the site. */
const programs: Record<string, string[]> = {
  word: ['a style sheet (8 lines)', 'deleted words of a revision'],
  'google-docs': [],
  pages: ['a style sheet (9 lines)'],
  notion: [],
  wordpress: ['an embedded map'],
  libreoffice: ['a style sheet (4 lines)'],
  outlook: [
    'a style sheet (3 lines)',
    'a picture that was not in the clipboard',
    'a link to a file of a computer',
  ],
  'google-sheets': ['a style sheet (1 line)'],
  excel: ['a style sheet (7 lines)'],
  'web-page': [
    'a style sheet (2 lines)',
    'hidden text',
    'an embedded page of player.example',
    'a script',
    'a form',
    'a drawing',
    'a copy of a picture that stays at pictures.example',
    'a link that runs a script',
  ],
};

function fixture(name: string): string {
  return readFileSync(resolve(import.meta.dirname, 'pasted', name), 'utf8');
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAH0lEQVQ4y2PgtXKgCmIYNWjUoFGDRg0aNWjUoIE3CAA1+S/QQZJ1MAAAAABJRU5ErkJggg==';
const dotHex = Buffer.from(dot, 'base64').toString('hex');
const wordPicture = `{\\rtf1{\\*\\shppict{\\pict\\picw26\\pngblip ${dotHex}}}}`;

/** What the editor is given: one event, as a browser makes it of a clipboard or of something dropped. */
interface Given {
  type: 'paste' | 'drop';
  data: Record<string, string>;
  files?: { name: string; type: string; base64: string }[];
  /** Of the element's box, where something is dropped. */
  at?: 'start' | 'end';
}

async function give(text: Locator, given: Given): Promise<void> {
  await text.evaluate((element, { type, data, files = [], at }) => {
    const transfer = new DataTransfer();
    for (const [format, value] of Object.entries(data)) transfer.setData(format, value);
    for (const file of files) {
      const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], file.name, { type: file.type }));
    }
    const options = { bubbles: true, cancelable: true };
    const box = (
      at === 'start' ? element.firstElementChild : element.lastElementChild
    )?.getBoundingClientRect();
    element.dispatchEvent(
      type === 'paste'
        ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
        : new DragEvent('drop', {
            ...options,
            dataTransfer: transfer,
            clientX: box?.left ?? 0,
            clientY: at === 'start' ? (box?.top ?? 0) : (box?.bottom ?? 0),
          }),
    );
  }, given);
}

/** The HTML of the first paragraph as its form holds it. */
function stored(page: Page): Locator {
  return page.locator('input[name^="pair-"][name$="-paragraph"]').first();
}

/** Addresses of uploads change from run to run. */
function comparable(html: string): string {
  return html.replace(/\/media\/[0-9a-f]{32}-w\d+h\d+/g, '/media/upload').trim();
}

test('what people paste comes out right, and what was left out is named at once', async ({
  page,
}) => {
  const body = Buffer.from(dot, 'base64');
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
  await openNewBlog(page);
  const form = blogPopup(page);
  const text = form.getByLabel('Paragraph 1', { exact: true });
  await expect(text).toBeVisible();
  for (const [program, leftOut] of Object.entries(programs)) {
    await text.press('ControlOrMeta+a');
    await text.press('Delete');
    await give(text, {
      type: 'paste',
      data: {
        'text/html': fixture(`${program}.clipboard`),
        'text/plain': 'plain',
        'text/rtf': program === 'word' ? wordPicture : '',
      },
    });
    await expect(text.locator('progress')).toHaveCount(0);
    const expected = comparable(fixture(`${program}.expected`));
    await expect
      .poll(async () => comparable(await stored(page).inputValue()), { message: program })
      .toBe(expected);
    const note = form.getByText('from the pasted text');
    if (leftOut.length === 0) await expect(note).toHaveCount(0);
    else {
      await expect(note).toContainText(
        leftOut.length === 1
          ? '1 thing from the pasted text was left out.'
          : `${leftOut.length} things from the pasted text were left out.`,
      );
      await expect(form.getByText(leftOut.join(' · '), { exact: true })).toBeVisible();
    }
  }
  await form.getByRole('button', { name: 'Show them' }).click();
  await expect(form.getByText('<form action="/subscribe">')).toBeVisible();
  await expectSound(page);
  await form.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(form.getByText('from the pasted text')).toHaveCount(0);
});

const picture = { name: 'leaf.png', type: 'image/png', base64: dot };

test('a dropped picture lands where it was dropped, and one that failed is sent again', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/upload|ERR_FAILED|Failed to load/);
  await openNewBlog(page);
  const form = blogPopup(page);
  const text = form.getByLabel('Paragraph 1', { exact: true });
  await text.fill('<p>First</p><p>Last</p>');
  let fails = true;
  await page.route('**/api/upload', (route) => (fails ? route.abort() : route.continue()));
  await give(text, { type: 'drop', at: 'start', data: {}, files: [picture] });
  await expect(text.getByText('leaf.png was not uploaded.')).toBeVisible();
  expect(await stored(page).inputValue()).toBe('<p>First</p><p>Last</p>');
  await text.press('ControlOrMeta+End');
  await text.pressSequentially(' words');
  fails = false;
  await text.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(async () => comparable(await stored(page).inputValue()))
    .toBe('<figure><img src="/media/upload.png" alt=""></figure><p>First</p><p>Last words</p>');
  await give(text, {
    type: 'paste',
    data: {},
    files: [{ ...picture, name: 'second.png' }],
  });
  await expect(text.locator('img[src^="/media/"]')).toHaveCount(2);
  await give(text, {
    type: 'drop',
    at: 'end',
    data: {},
    files: [{ name: 'plan.pdf', type: 'application/pdf', base64: dot }],
  });
  await expect(form.getByText('plan.pdf, which is no picture and no film')).toBeVisible();
});

test('HTML that is typed as letters is read, and what visitors will not get is named', async ({
  page,
}) => {
  await openNewBlog(page);
  const form = blogPopup(page);
  const text = form.getByLabel('Paragraph 1', { exact: true });
  await text.fill('<p onclick="go()">Words<script>alert(1)</script></p>');
  await expect(text).toHaveText('Words');
  await expect(form.getByText('Visitors will not get 2 things of the HTML.')).toBeVisible();
  await expect(form.getByText('onclick · <script>')).toBeVisible();
});
