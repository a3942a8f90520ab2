import { cms } from '../../content/pages/service/cms.ts';
import type { RunningSite } from '../site-process.ts';
import { type Browser, clickOn, fieldOf, fill, shown, until } from './browser.ts';

type Walk = (browser: Browser, site: RunningSite) => Promise<void>;

const says = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;

async function menu(browser: Browser, { origin }: RunningSite): Promise<void> {
  const solutions = "document.querySelector('[aria-controls=solutions]')";
  await browser.open(origin);
  await browser.click(solutions);
  await until(browser, `${solutions}.ariaExpanded === 'true'`);
  await browser.type('\uE00C');
  await until(browser, `${solutions}.ariaExpanded === 'false'`);
}

async function narrowMenu(browser: Browser, { origin }: RunningSite): Promise<void> {
  await browser.resize(420, 844);
  await browser.open(origin);
  await clickOn(browser, 'button', 'Open menu');
  await until(browser, shown('dialog summary', 'Design & Craft'));
  await clickOn(browser, 'dialog summary', 'Design & Craft');
  await until(browser, shown('dialog a', 'Mobile app development'));
  await clickOn(browser, 'dialog button', 'Close menu');
  await until(browser, "!document.querySelector('dialog:popover-open')");
  await browser.resize(1440, 900);
}

async function carousel(browser: Browser, { origin }: RunningSite): Promise<void> {
  await browser.open(origin + cms.path);
  const next = shown('button', 'Next testimonial');
  await until(browser, next);
  await browser.run(`${next}.scrollIntoView({ block: 'center' })`);
  await until(browser, `${next}.closest('section').querySelector('[data-ready]')`);
  await clickOn(browser, 'button', 'Pause the slider');
  const place = `${next}.closest('section').innerText.match(/\\d of 4/)?.[0]`;
  const before = await browser.run<string>(place);
  await browser.click(next);
  await until(browser, `${place} !== ${JSON.stringify(before)}`);
}

async function form(browser: Browser, { origin }: RunningSite): Promise<void> {
  await browser.open(`${origin}/contact`);
  await fill(browser, 'Full Name', 'Maryam');
  await fill(browser, 'Email Address', 'maryam@barhi.example');
  await fill(browser, 'Message', 'A shop for dates.');
  await clickOn(browser, 'button', 'Send message');
  await until(browser, says('Message Sent Successfully.'));
  await until(browser, `${fieldOf('Full Name')}.value === ''`);
}

async function study(browser: Browser, { origin }: RunningSite): Promise<void> {
  await browser.open(`${origin}/case-studies`);
  await clickOn(browser, 'main a', 'before the kettle boils');
  await until(browser, "document.querySelector('[data-miniature]')");
  // Without a decoder for it the film gives way to the picture.
  const film = "document.querySelector('main video')";
  await until(browser, `!${film} || ${film}.currentTime > 0`);
  for (const option of ['Sadaf Silver', 'Dr Haddad', 'Al Nahda', '9.10'])
    await clickOn(browser, '[data-miniature] label', option);
  const end = "document.querySelector('[data-miniature] [role=status]').textContent";
  await until(browser, `${end}.includes('9.10')`);
}

async function signIn(browser: Browser, { origin, email, password }: RunningSite): Promise<void> {
  await browser.open(`${origin}/login`);
  await fill(browser, 'Email', email);
  await fill(browser, 'Password', password);
  await clickOn(browser, 'button', 'Sign In');
  await until(browser, says('Admin Portal'));
}

async function blog(browser: Browser, { origin }: RunningSite): Promise<void> {
  const name = `Written in ${browser.name}`;
  await browser.open(`${origin}/admin/blogs`);
  await clickOn(browser, 'button', 'Upload New Blog');
  await fill(browser, 'Title', name);
  await fill(browser, 'Slug URL', name);
  await fill(browser, 'Heading 1', 'A heading');
  const labelled = "document.getElementById(one.getAttribute('aria-labelledby'))?.innerText";
  const editors = "[...document.querySelectorAll('[contenteditable=true]')]";
  const paragraph = `${editors}.find((one) => ${labelled}?.trim() === 'Paragraph 1')`;
  await until(browser, paragraph);
  await browser.click(paragraph);
  await browser.type('Typed where it is shown.');
  await clickOn(browser, 'dialog button, [role=dialog] button', 'Upload');
  await until(browser, says('Blog created.'));
  await browser.open(`${origin}/blogs/${name.toLowerCase().replaceAll(' ', '-')}`);
  await until(browser, says('Typed where it is shown.'));
}

const framed = "document.querySelector('main iframe')?.contentDocument";
// WebKit draws nothing before, and what is not drawn has no words to select.
const isStyled = `[...${framed}.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)`;

/** An event of a page in a frame is heard outside of it. */
async function preview(browser: Browser, { origin }: RunningSite): Promise<void> {
  await browser.open(`${origin}/admin/pages`);
  await clickOn(browser, 'main a', 'Contact Us');
  const heading = `${framed}?.querySelector('main h1')`;
  await until(browser, `${heading} && ${isStyled}`);
  const words = `document.activeElement.value === ${heading}.textContent.trim()`;
  await until(browser, `(${heading}.click(), ${words})`);
}

async function signOff(browser: Browser, { origin }: RunningSite): Promise<void> {
  await browser.open(`${origin}/admin/blogs`);
  await clickOn(browser, 'main a, main button', 'Edit Blog');
  await clickOn(browser, '[role=dialog] button', 'Make a link');
  await fill(browser, 'For whom', 'Noor');
  await fill(browser, 'Their email address', 'noor@clinic.example');
  await clickOn(browser, '[role=dialog] button', 'Make the link');
  const link =
    "[...document.querySelectorAll('input')].find((one) => one.value.includes('#'))?.value";
  await until(browser, link);
  const { hash } = new URL(await browser.run<string>(link));
  await browser.open(`${origin}/preview/sign-off${hash}`);
  const words = `[...(${framed}?.querySelectorAll('main p') ?? [])].find((one) => one.textContent.includes('Typed where'))`;
  await until(browser, `${words} && ${isStyled}`);
  await browser.run(`${framed}.getSelection().selectAllChildren(${words})`);
  await clickOn(browser, 'button', 'Remark on these words');
  await until(browser, shown('label', 'Better words'));
}

export const walks: [name: string, walk: Walk][] = [
  ['the menu opens and closes, by pointer and key', menu],
  ['the menu of phones opens and closes', narrowMenu],
  ['a carousel goes on by its button', carousel],
  ['an enquiry is sent', form],
  ['a study, its film and its miniature', study],
  ['an administrator signs in', signIn],
  ['a blog is written and read', blog],
  ['a click on words of a preview goes to their field', preview],
  ['a client marks words of a page', signOff],
];
