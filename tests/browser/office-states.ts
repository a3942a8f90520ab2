import type { Locator, Page } from '@playwright/test';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import { sections } from '../../domain/content/sections/sections.ts';
import { choose } from './bar.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs } from './colleague.ts';

/** What a signed-in person can open besides the screens themselves: popups, panels, menus, dialogs. */
export interface OfficeState {
  name: string;
  path: (items: SampleItems) => string;
  /** Opens it; the screen itself is meant where it is absent. */
  act?: (page: Page, items: SampleItems) => Promise<void>;
  /** What the browser says of it that is no fault. */
  faults?: RegExp;
  /** What shows that it is there. */
  shows: (page: Page) => Locator;
}

export interface SampleItems {
  userInfo: UserInfo;
  blog: number;
  place: number;
  study: string;
  enquiry: number;
}

const sampleHtml =
  '<p>Two words and a <a href="/contact">link</a>.</p><p><img src="/icon-192.png" alt=""></p>' +
  '<table><tbody><tr><th>One</th><th>Two</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>';

/** A blog with a picture and a table, and the first of what there is else. */
export async function addSamples(userInfo: UserInfo, slug_url: string): Promise<SampleItems> {
  const enquiry = { name: 'Maryam', email: 'maryam@barhi.example', phoneNum: '+44 7700 900000' };
  await callAs({}, 'POST', '/send-contact-form', { ...enquiry, message: 'A shop for dates.' });
  const blogs_content = [{ heading: 'Both', paragraph: sampleHtml }];
  const blog = { title: 'Sample', slug_url, blogs_content };
  type Made = { data: { blog_id: number } };
  const { data } = await callAs<Made>(userInfo, 'POST', '/blog', blog);
  await callAs(userInfo, 'PUT', `/blog/${data.blog_id}`, { ...blog, title: 'Sample, again' });
  type Listed<Item> = { items: Item[] };
  const first = async <Item>(path: string): Promise<Item> => {
    const { items } = await callAs<Listed<Item>>(userInfo, 'GET', path);
    const [item] = items;
    if (!item) throw new Error(`${path} lists nothing`);
    return item;
  };
  const place = await first<{ item: { location_id: number } }>('/api/items/location-page');
  const study = await first<{ item: { _id: string } }>('/api/items/case-study');
  const { enquiry_id } = await first<{ enquiry_id: number }>('/api/enquiries');
  return {
    userInfo,
    blog: data.blog_id,
    place: place.item.location_id,
    study: study.item._id,
    enquiry: enquiry_id,
  };
}

const text = (page: Page) =>
  blogPopup(page).getByRole('textbox', { name: 'Paragraph 1', exact: true });
const newBlog = () => '/admin/blogs?new';
export const oldBlog = ({ blog }: SampleItems) => `/admin/blogs?edit=${blog}`;

export const officeStates: OfficeState[] = [
  { name: 'a new blog', path: newBlog, shows: text },
  {
    name: 'a blog with what the doctor found',
    path: oldBlog,
    act: (page) =>
      blogPopup(page)
        .getByRole('button', { name: /^show what/ })
        .click(),
    shows: (page) => blogPopup(page).getByRole('button', { name: /^hide what/ }),
  },
  {
    name: 'the menu of the bar',
    path: oldBlog,
    act: (page) => blogPopup(page).getByRole('button', { name: 'More', exact: true }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Duplicate' }),
  },
  {
    name: 'the time of publishing',
    path: newBlog,
    act: (page) => choose(blogPopup(page), 'Set a time'),
    shows: (page) => blogPopup(page).getByLabel('Day', { exact: true }),
  },
  {
    name: 'the preview link',
    path: oldBlog,
    async act(page) {
      await blogPopup(page).getByLabel('Title', { exact: true }).fill('Sample, once more');
      await choose(blogPopup(page), 'Preview link');
    },
    shows: (page) => blogPopup(page).getByRole('button', { name: 'Copy preview link' }),
  },
  {
    name: 'the preview beside the form',
    path: oldBlog,
    act: (page) => choose(blogPopup(page), 'Preview'),
    shows: (page) => page.locator('iframe'),
  },
  {
    name: 'the blocks of the slash menu',
    path: newBlog,
    async act(page) {
      await text(page).click();
      await page.keyboard.type('/');
    },
    shows: (page) => page.getByRole('listbox', { name: 'Add a block' }),
  },
  {
    name: 'the panel of a picture',
    path: oldBlog,
    act: (page) => text(page).locator('img[src^="/icon"]').click(),
    shows: (page) => blogPopup(page).getByLabel('Alt text', { exact: true }),
  },
  {
    name: 'the tools of a table',
    path: oldBlog,
    act: (page) => text(page).locator('td').first().click(),
    shows: (page) => blogPopup(page).getByRole('button', { name: 'Add row' }),
  },
  {
    name: 'the address of a link',
    path: oldBlog,
    async act(page) {
      await text(page).locator('a').click();
      await page.keyboard.press('Control+k');
    },
    shows: (page) => blogPopup(page).getByRole('combobox', { name: 'Page or address' }),
  },
  {
    name: 'the HTML of a text',
    path: oldBlog,
    act: (page) =>
      blogPopup(page)
        .getByRole('button', { name: 'Edit as HTML for Paragraph 1', exact: true })
        .click(),
    shows: (page) => blogPopup(page).getByText('Edit as text').first(),
  },
  {
    name: 'the remarks on a field',
    path: oldBlog,
    act: (page) =>
      blogPopup(page)
        .getByRole('button', { name: /^Remarks? on Title/ })
        .click(),
    shows: (page) => blogPopup(page).getByRole('region', { name: 'Remarks on Title' }),
  },
  {
    name: 'the library over a form',
    path: newBlog,
    act: (page) =>
      blogPopup(page).getByRole('button', { name: 'Library for Banner image URL' }).click(),
    shows: (page) =>
      page.getByRole('dialog', { name: 'Choose an image' }).getByRole('button').nth(3),
  },
  {
    name: 'a new location page',
    path: () => '/admin/location-pages?new',
    shows: (page) => page.getByRole('textbox', { name: 'Paragraph 4' }),
  },
  {
    name: 'the copy of a location page',
    path: () => '/admin/location-pages',
    act: (page) => page.getByRole('button', { name: 'Duplicate' }).first().click(),
    shows: (page) => page.getByLabel('Place on the copy'),
  },
  {
    name: 'the bar of selected items',
    path: () => '/admin/blogs',
    act: (page) => page.getByLabel('Select all on this page').check(),
    shows: (page) => page.getByRole('region', { name: 'Selected items' }),
  },
  {
    name: 'a case study',
    path: ({ study }) => `/admin/casestudy/${study}/edit`,
    shows: (page) => page.getByLabel('Hero heading'),
  },
  {
    name: 'the palette',
    path: () => '/admin',
    async act(page) {
      await page.keyboard.press('Control+j');
      await page.keyboard.type('web');
    },
    shows: (page) => page.getByRole('dialog', { name: 'Jump to' }).getByRole('option').first(),
  },
  {
    name: 'an enquiry',
    path: ({ enquiry }) => `/admin/enquiries/${enquiry}`,
    shows: (page) => page.getByLabel(/^Answer to/),
  },
  {
    name: 'two saves compared',
    path: ({ blog }) => `/admin/history/blog/${blog}`,
    shows: (page) => page.locator('main').getByText('Sample, again').first(),
  },
  {
    name: 'the two texts of a merge',
    path: oldBlog,
    faults: /412/,
    async act(page, { userInfo, blog }) {
      await blogPopup(page).getByLabel('Brief Paragraph', { exact: true }).fill('My words');
      const theirs = {
        slug_url: `merged-${blog}`,
        title: 'Sample',
        brief_paragraph: 'Their words',
      };
      await callAs(userInfo, 'PUT', `/blog/${blog}`, theirs);
      await blogPopup(page).getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Show it', exact: true }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Discard theirs' }),
  },
  {
    name: 'the schedule of an item that is public',
    path: oldBlog,
    act: (page) => choose(blogPopup(page), 'Take back at a time'),
    shows: (page) => blogPopup(page).getByLabel('Day to take it back'),
  },
  {
    name: 'the saved answers of a slash',
    path: ({ enquiry }) => `/admin/enquiries/${enquiry}`,
    async act(page, { userInfo }) {
      const saved = { title: `Prices ${Date.now()}`, text: 'We answer with a price.' };
      await callAs(userInfo, 'POST', '/api/saved-answers', saved);
      await page.reload();
      await page.getByLabel(/^Answer to/).click();
      await page.keyboard.type('/');
    },
    shows: (page) => page.getByRole('listbox', { name: 'Saved answers' }),
  },
  {
    name: 'the sign-in over a form',
    path: newBlog,
    faults: /401/,
    async act(page) {
      const refused = { status: 401, json: { status: 'fail', message: 'Please sign in again.' } };
      await page.route('**/blog', (route) => route.fulfill(refused));
      await blogPopup(page).getByLabel('Title', { exact: true }).fill('Kept');
      await blogPopup(page).getByRole('button', { name: 'Upload', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Please sign in again' }),
  },
  {
    name: 'the way back of a deleted item',
    path: () => '/admin/blogs?find=Sample',
    async act(page) {
      page.on('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: 'Delete Blog' }).first().click();
    },
    shows: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
  },
  {
    name: 'the menu of a section',
    path: () => '/admin/pages/2/edit',
    act: (page) =>
      page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Copy to another page' }),
  },
  {
    name: 'the library of sections',
    path: () => '/admin/pages/2/edit',
    act: (page) => page.getByRole('button', { name: 'Add a section', exact: true }).click(),
    shows: (page) => page.getByRole('button', { name: `All ${sections.length}` }),
  },
];
