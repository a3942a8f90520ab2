import { alertOf, expect } from './admin.ts';
import { test } from './admin-items.ts';
import { choose } from './bar.ts';
import { blogPopup, blogsScreen } from './blogs-screen.ts';

/** `hold()` stops React's work; `release()` ends the time of every message first, then lets it go on. */
const busyMachine = `
  const [ends, late] = [new Map(), []];
  let isHeld = false;
  const { setTimeout: start, clearTimeout: end } = window;
  window.setTimeout = (work, delay, ...rest) => {
    const id = start(work, delay, ...rest);
    if (delay === 3000) ends.set(id, work);
    return id;
  };
  window.clearTimeout = (id) => { ends.delete(id); end(id); };
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...what) {
    if (isHeld) late.push(() => send.apply(this, what));
    else send.apply(this, what);
  };
  const draw = window.requestAnimationFrame;
  const frames = [];
  window.holdFrames = () => { window.requestAnimationFrame = (work) => frames.push(work); };
  window.releaseFrames = () => {
    window.requestAnimationFrame = draw;
    for (const work of frames.splice(0)) draw(work);
  };
  window.timedEnds = () => ends.size;
  window.hold = () => { isHeld = true; };
  window.release = () => {
    for (const work of ends.values()) work();
    isHeld = false;
    for (const work of late.splice(0)) work();
  };
`;

test('a message stays although the time of the one before it ends as it comes', async ({
  page,
  blogs,
  unique,
}) => {
  await page.addInitScript(busyMachine);
  const { blog_id } = await blogs.create({ title: `Ford ${unique}`, slug_url: unique });
  await page.goto(`${blogsScreen}?edit=${blog_id}&find=${unique}`);
  await choose(blogPopup(page), 'Duplicate');
  const title = blogPopup(page).getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(`Copy of Ford ${unique}`);
  await expect(alertOf(page)).toBeVisible();
  await page.evaluate('hold()');
  // Asked for once it is saved.
  const looked = page.waitForResponse(/receipt/);
  await page.keyboard.press('Control+Enter');
  await looked;
  await page.evaluate('release()');
  await expect(page.getByText('Blog saved.')).toBeVisible();

  // Each further message has its time from the moment that it is drawn.
  await expect(alertOf(page)).toHaveCount(0);
  const card = page.getByRole('article', { name: `Copy of Ford ${unique}` });
  page.on('dialog', (dialog) => dialog.accept());
  await page.evaluate('holdFrames()');
  await card.getByRole('button', { name: 'Delete Blog' }).dispatchEvent('click');
  await expect(alertOf(page)).toBeVisible();
  expect(await page.evaluate('timedEnds()')).toBe(0);
  await page.evaluate('releaseFrames()');
  await expect.poll(() => page.evaluate('timedEnds()')).toBe(1);
});
