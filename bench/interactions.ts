import { chromium, type Page } from '@playwright/test';
import { cms } from '../content/pages/service/cms.ts';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { say, withSite } from './site.ts';
import { type Row, sayTable } from './table.ts';

/**
 * Time from a tap or a key to the next paint on a phone slowed four times (INP): the worst of what
 * a visitor does on a page. The control is the same without slowing.
 */

const maxDelay = 100;
const slowing = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Walk {
  path: string;
  act: (page: Page) => Promise<void>;
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('group').first().locator('summary').tap();
  await menu.getByRole('button', { name: 'Close menu' }).tap();
}

async function moveSlider(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^Next / }).first();
  await next.scrollIntoViewIfNeeded();
  await page.locator('[data-ready]').first().waitFor();
  for (let press = 0; press < 3; press += 1) await next.tap();
}

async function fillForm(page: Page): Promise<void> {
  const name = page.getByLabel('Full Name');
  await name.tap();
  await name.pressSequentially('Maryam of Barhi', { delay: 30 });
  await page.getByRole('button', { name: 'Send message' }).tap();
}

async function filter(page: Page): Promise<void> {
  const search = page.getByRole('searchbox').first();
  if (await search.isVisible()) await search.pressSequentially('clinic', { delay: 30 });
}

const walks: Walk[] = [
  { path: '/', act: openMenu },
  { path: '/', act: moveSlider },
  { path: cms.path, act: moveSlider },
  { path: '/contact', act: fillForm },
  { path: '/case-studies', act: filter },
  { path: '/insights', act: openMenu },
];

/** The longest event, as browsers report it: in steps of 8 ms, and nothing under 16. */
async function longestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'delays') as number[])));
}

async function noteEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const delays: number[] = [];
    Reflect.set(window, 'delays', delays);
    new PerformanceObserver((list) => {
      for (const event of list.getEntries()) {
        if (Reflect.get(event, 'interactionId')) delays.push(event.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function measure(page: Page, address: string, rate: number, act: Walk['act']) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  await act(page);
  return longestEvent(page);
}

await withSite(async ({ origin }) => {
  const executablePath = findChromium(() => {});
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows: Row[] = [];
  for (const { path, act } of walks) {
    const delays: number[] = [];
    for (const rate of [slowing, 1]) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await noteEvents(page);
      delays.push(await measure(page, origin + path, rate, act));
      await context.close();
    }
    const [delay = 0, control = 0] = delays;
    rows.push({
      what: `${path}: ${act.name}`,
      ours: `${delay} ms`,
      control: `${control} ms`,
      ratio: '',
      goal: `≤ ${maxDelay} ms`,
      isReached: delay <= maxDelay,
    });
  }
  await browser.close();
  sayTable(rows);
  say('the control runs without slowing; browsers report steps of 8 ms, nothing under 16');
});
