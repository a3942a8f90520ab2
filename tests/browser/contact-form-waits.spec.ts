import type { Locator, Page } from '@playwright/test';
import { fields, fill, message, openForm, send, sent } from './contact-fields.ts';
import { expect, test } from './site.ts';

/** The tasks in which React hydrates, which pages post to themselves, wait until they are released. */
async function holdTasks(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    Reflect.set(window, 'releaseTasks', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    });
  });
  return { release: () => page.evaluate(() => Reflect.get(window, 'releaseTasks')()) };
}

/** React notes on elements of which root, and of which component, they are. */
function isNoted(element: Locator, prefix: string): Promise<boolean> {
  return element.evaluate(
    (node, start) => Object.keys(node).some((key) => key.startsWith(start)),
    prefix,
  );
}

test('a key does not wait until the whole form is hydrated', async ({ page }) => {
  const tasks = await holdTasks(page);
  await page.goto('/contact');
  const { name } = fields(page);
  await name.focus();
  const island = page.locator('[data-island=contact-form]');
  await expect.poll(() => isNoted(island, '__reactContainer')).toBe(true);
  await name.pressSequentially('Maryam');
  expect(await isNoted(island.locator('form'), '__react')).toBe(false);
  await tasks.release();
  await expect(page.getByText('6 / 12')).toBeVisible();
  await expect(name).toHaveValue('Maryam');
});

test('a press of the button is painted before the fields are checked', async ({ page }) => {
  await openForm(page);
  await page.evaluate(() => {
    let isPainted = false;
    const paint = () => {
      isPainted = true;
    };
    addEventListener('click', () => requestAnimationFrame(paint), true);
    addEventListener('invalid', () => Reflect.set(window, 'wasPainted', isPainted), true);
  });
  await send(page);
  const wasPainted = () => page.evaluate(() => Reflect.get(window, 'wasPainted'));
  await expect.poll(wasPainted).toBeDefined();
  expect(await wasPainted()).toBe(true);
});

test('the button stays under a press that ends the typing of a wrong text', async ({ page }) => {
  await page.goto('/contact');
  await fields(page).name.pressSequentially('ab');
  await expect(page.getByText('2 / 12')).toBeVisible();
  const problem = page.getByText('Please enter at least 3 characters.').filter({ visible: true });
  await page.getByRole('button', { name: 'Send message' }).hover();
  await page.mouse.down();
  await expect(problem).toHaveCount(0);
  await page.mouse.up();
  await expect(problem).toBeVisible();
});

/** Taps the button and waits for the answer, which moves a field there. @returns where it was */
async function sendByTap(page: Page): Promise<[number, number]> {
  await openForm(page);
  await fill(page, message);
  const button = page.getByRole('button', { name: 'Send message' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await expect(page.getByText(sent)).toBeVisible();
  const below = page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [
    x,
    y,
  ] as const);
  expect(await below).toBe('TEXTAREA');
  return [x, y];
}

test('a second press of the button lands in no field that the answer moves below it', {
  tag: '@mobile',
}, async ({ page }) => {
  const [x, y] = await sendByTap(page);
  await page.touchscreen.tap(x, y);
  await expect(fields(page).message).not.toBeFocused();
  // One that is meant for the field.
  await page.touchscreen.tap(x, y);
  await expect(fields(page).message).toBeFocused();
});

test('a tap a while after the answer lands in the field that stands where the button was', {
  tag: '@mobile',
}, async ({ page }) => {
  const [x, y] = await sendByTap(page);
  // Longer than between two taps of one finger.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_100)));
  await page.touchscreen.tap(x, y);
  await expect(fields(page).message).toBeFocused();
});

test('a form that is touched before the first paint is heard of wakes', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await openForm(page);
});
